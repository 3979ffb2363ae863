import clsx from 'clsx/lite';
import { SizeGuideSteps } from '@/components/size-guide/parts/size-guide-steps';
import { SizeGuideTable } from '@/components/size-guide/parts/size-guide-table';
import { OwnersText } from '@/components/ui/owners-text';
import { linkPillClass, linkRowClass } from '@/components/ui/pills';
import { Section } from '@/components/ui/section';
import type { SizeGuide } from '@/data/schema/size-guide';
import { sizeBetween, sizeBetweenInAll } from '@/lib/catalogue/size-guide';
import { ownersText } from '@/lib/format/owners-text';
import { sizeGuideWords } from '@/words/size-guide';
import css from './all-size-guides.module.css';

/**
 * Every size guide, each with the address `/size-guide/#<id>`. If all guides have the same advice
 * between two sizes, the page shows it once.
 */
export function AllSizeGuides({ guides }: { guides: readonly SizeGuide[] }) {
  const between = sizeBetweenInAll(guides);
  return (
    <>
      <nav
        className={clsx(linkRowClass, css.links)}
        aria-label={sizeGuideWords.sections}
        data-no-print=""
      >
        {guides.map((guide) => (
          <a key={guide.id} className={linkPillClass} href={`#${guide.id}`}>
            <OwnersText of={ownersText(guide, 'title')} />
          </a>
        ))}
      </nav>
      {between && <p className={css.between}>{sizeGuideWords.between[between]}</p>}
      {guides.map((guide, at) => (
        <Section
          key={guide.id}
          id={guide.id}
          title={<OwnersText of={ownersText(guide, 'title')} />}
          tone={at % 2 === 0 ? undefined : 'deep'}
        >
          <div className={css.guide}>
            <SizeGuideTable guide={guide} />
            <SizeGuideSteps
              guide={guide}
              between={between ? undefined : sizeBetween(guide)}
              heading="h3"
            />
          </div>
        </Section>
      ))}
    </>
  );
}
