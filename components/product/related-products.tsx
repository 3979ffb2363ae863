import clsx from 'clsx/lite';
import { OtherProducts } from '@/components/product/other-products.client';
import layout from '@/components/ui/layout.module.css';
import { Section } from '@/components/ui/section';
import { type Product, toNamedProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';

/** As many cards as a row of a wide screen has. */
const FULL_ROW = 5;

/** Products beside another: on a wide screen as many as fill one row; nothing without any. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <div data-no-print="">
      <Section id="related" title={productPageWords.related} below>
        <OtherProducts
          products={products.map(toNamedProduct)}
          className={clsx(layout.goodsRow, products.length < FULL_ROW && layout.few)}
        />
      </Section>
    </div>
  );
}
