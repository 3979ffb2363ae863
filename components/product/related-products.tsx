import clsx from 'clsx/lite';
import { OtherProducts } from '@/components/product/other-products.client';
import layout from '@/components/ui/layout.module.css';
import { Section } from '@/components/ui/section';
import { type Product, toNamedProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';
import css from './related-products.module.css';

/** As many cards as a row of a wide screen has. Four have four columns; fewer are beside their heading. */
const FULL_ROW = 5;
const BESIDE = 3;

/** Products beside another: on a wide screen as many as fill one row; nothing without any. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  const isBeside = products.length <= BESIDE;
  return (
    <div data-no-print="">
      <Section
        id="related"
        title={productPageWords.related}
        layout={isBeside ? 'beside' : undefined}
        below
      >
        <OtherProducts
          products={products.map(toNamedProduct)}
          className={
            isBeside ? css.beside : clsx(layout.goodsRow, products.length < FULL_ROW && layout.few)
          }
        />
      </Section>
    </div>
  );
}
