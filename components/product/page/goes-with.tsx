import { OtherProducts } from '@/components/product/other-products.client';
import { type Product, toNamedProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';
import css from './goes-with.module.css';

/** The products that go with a product, in small cards; nothing without any. */
export function GoesWith({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="goes-with" data-no-print="">
      <h2 id="goes-with">{productPageWords.goesWith}</h2>
      <OtherProducts products={products.map(toNamedProduct)} className={css.row} />
    </section>
  );
}
