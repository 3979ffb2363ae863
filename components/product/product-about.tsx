import clsx from 'clsx/lite';
import type { Product } from '@/lib/catalogue/product';
import { GoesWith } from './goes-with';
import css from './product-about.module.css';
import { ProductFacts } from './product-facts';
import { ProductReviews } from './product-reviews';
import { ShareProduct } from './share-product';

/**
 * What there is to know of a product besides its order: its facts, what customers say, and what is worn
 * with it. `alone`: not beside its order.
 */
export function ProductAbout({
  product,
  goesWith,
  alone = false,
}: {
  product: Product;
  /** What is worn with it. */
  goesWith: readonly Product[];
  alone?: boolean;
}) {
  return (
    <div className={clsx(css.room, alone && css.alone)}>
      <div className={css.about}>
        <div className={css.facts}>
          <ProductFacts product={product} />
          <ShareProduct product={product} />
        </div>
        <ProductReviews product={product} />
        <GoesWith products={goesWith} />
      </div>
    </div>
  );
}
