import { ProductShelf } from '@/components/islands/shop/product-shelf';
import { buttonClass } from '@/components/ui/button';
import { ProductCard } from '@/components/ui/product-card';
import { ProductGrid } from '@/components/ui/product-grid';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { PromotedProduct } from '@/lib/catalogue/catalogue';
import css from './more-featured.module.css';

/** More Featured Products: eight cards and the way to all of them (spec §2). */
export function MoreFeatured({ featured }: { featured: readonly PromotedProduct[] }) {
  return (
    <Section id="more-featured" title="More Featured Products" below>
      <ProductShelf products={featured}>
        <ProductGrid>
          {featured.map((product) => (
            <ProductCard key={product.id} product={product} heading="h3" />
          ))}
        </ProductGrid>
      </ProductShelf>
      <p className={css.all}>
        <SiteLink className={buttonClass('plain')} href="/shop/">
          View All Products
        </SiteLink>
      </p>
    </Section>
  );
}
