import { ProductGrid } from '@/components/product/product-grid.client';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { productPageWords } from '@/words/product-page';
import css from './goes-with.module.css';

/** What is worn with a product, in small cards; nothing without any. */
export function GoesWith({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="goes-with" data-no-print="">
      <h2 id="goes-with">{productPageWords.goesWith}</h2>
      <ProductGrid products={products.map(toCardProduct)} heading="h3" className={css.row} />
    </section>
  );
}
