import { SizeGuideSteps } from '@/components/size-guide/parts/size-guide-steps';
import { SizeGuideTable } from '@/components/size-guide/parts/size-guide-table';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { sizeGuides } from '@/data/size-guide';
import type { Product } from '@/lib/catalogue/product';
import { fitText, guideOf, sizeBetween } from '@/lib/catalogue/size-guide';
import { availableSizes } from '@/lib/catalogue/stock';
import { pagePaths, sizeGuideFragment } from '@/lib/links/page-paths';
import { sizeGuideWords } from '@/words/size-guide';
import css from './size-guide-panel.module.css';

/**
 * The fit of a product, and the guide to its sizes, which opens without script. Nothing if the
 * record has no fit and the sizes have no guide.
 */
export function SizeGuidePanel({ product }: { product: Product }) {
  const guide = guideOf(product, sizeGuides);
  const fits = fitText(product, sizeGuides);
  return (
    <>
      {guide && (
        <details className={css.panel}>
          <summary className={css.summary}>{sizeGuideWords.name}</summary>
          {/* A link to it opens the panel. */}
          <div id={sizeGuideFragment} className={css.guide}>
            <SizeGuideTable guide={guide} inStock={availableSizes(product)} />
            <SizeGuideSteps guide={guide} between={sizeBetween(guide, product.fit)} heading="h2" />
            <SiteLink className={textLink.link} href={pagePaths.sizeGuide}>
              {sizeGuideWords.all}
            </SiteLink>
          </div>
        </details>
      )}
      {fits && <p className={css.fit}>{fits}</p>}
    </>
  );
}
