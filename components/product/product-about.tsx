import type { Product } from '@/lib/catalogue/product';
import css from './product-about.module.css';
import { ProductFacts } from './product-facts';
import facts from './product-facts.module.css';
import { ProductReviews } from './product-reviews';
import { ShareProduct } from './share-product';

/** What there is to know of a product that is sold out: its facts, and what customers say. */
export function ProductAbout({ product }: { product: Product }) {
  return (
    <div className={css.about}>
      <div className={facts.facts}>
        <ProductFacts product={product} />
        <ShareProduct product={product} />
      </div>
      <ProductReviews product={product} />
    </div>
  );
}
