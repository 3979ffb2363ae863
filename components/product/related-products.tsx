import { ProductGrid } from '@/components/product/product-grid.client';
import { Section } from '@/components/ui/section';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
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
            <ProductGrid products={products.map(toCardProduct)} heading="h3" />
          </div>
        </div>
      </Section>
    </div>
  );
}
