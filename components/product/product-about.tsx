import clsx from 'clsx/lite';
import type { Product } from '@/lib/catalogue/product';
import css from './product-about.module.css';
import { ProductFacts } from './product-facts';
import { ProductReviews } from './product-reviews';
import { ShareProduct } from './share-product';

/**
 * What there is to know of a product besides its order: its facts, and what customers say. `alone`: not
 * beside its order.
 */
export function ProductAbout({ product, alone = false }: { product: Product; alone?: boolean }) {
  return (
    <div className={clsx(css.about, alone && css.alone)}>
      <div className={css.facts}>
        <ProductFacts product={product} />
        <ShareProduct product={product} />
      </div>
      <ProductReviews product={product} />
    </div>
  );
}
