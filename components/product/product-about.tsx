import type { Product } from '@/lib/catalogue/product';
import { GoesWith } from './goes-with';
import css from './product-about.module.css';
import { ProductFacts } from './product-facts';
import facts from './product-facts.module.css';
import { ProductReviews } from './product-reviews';
import { ShareProduct } from './share-product';

/** What there is to know of a product that is sold out: its facts, what customers say, and what is worn with it. */
export function ProductAbout({
  product,
  goesWith,
}: {
  product: Product;
  /** What is worn with it. */
  goesWith: readonly Product[];
}) {
  return (
    <div className={css.about}>
      <div className={facts.facts}>
        <ProductFacts product={product} />
        <ShareProduct product={product} />
      </div>
      <ProductReviews product={product} />
      <GoesWith products={goesWith} />
    </div>
  );
}
