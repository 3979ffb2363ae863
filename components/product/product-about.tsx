import { GoesWith } from '@/components/product/page/goes-with';
import { ProductFacts } from '@/components/product/page/product-facts';
import facts from '@/components/product/page/product-facts.module.css';
import { ProductReviews } from '@/components/product/page/product-reviews';
import { ShareProduct } from '@/components/product/page/share-product';
import type { Product } from '@/lib/catalogue/product';
import css from './product-about.module.css';

/** The facts of a sold-out product, its reviews, and the products that go with it. */
export function ProductAbout({
  product,
  goesWith,
}: {
  product: Product;
  /** The products that go with it. */
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
