import { OtherProducts } from '@/components/product/other-products.client';
import { Section } from '@/components/ui/section';
import { type Product, toNamedProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';
import css from './related-products.module.css';

/** Products beside another: on a wide screen as many as fill one row; nothing without any. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <div data-no-print="">
      <Section id="related" title={productPageWords.related} below>
        <div className={css.room}>
          <div className={css.row}>
            <OtherProducts products={products.map(toNamedProduct)} />
          </div>
        </div>
      </Section>
    </div>
  );
}
