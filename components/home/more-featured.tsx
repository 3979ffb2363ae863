import { ProductGrid } from '@/components/product/product-grid.client';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { type Product, toPromotedCardProduct } from '@/lib/catalogue/product';
import { shopPath } from '@/lib/links/page-paths';
import { homeWords } from '@/words/home';
import css from './more-featured.module.css';

/** More Featured Products: the cards and a link to all products; nothing without one. */
export function MoreFeatured({
  featured,
  chosen,
}: {
  featured: readonly Product[];
  /** Whether the shop has chosen them. */
  chosen: boolean;
}) {
  if (featured.length === 0) return null;
  const cards = featured.map(toPromotedCardProduct);
  return (
    <Section id="more-featured" title={chosen ? homeWords.featured : homeWords.fromShop}>
      <ProductGrid products={cards} heading="h3" className={css.cards} />
      <p className={css.all}>
        <SiteLink className={buttonClass('plain')} href={shopPath}>
          {homeWords.allProducts}
        </SiteLink>
      </p>
    </Section>
  );
}
