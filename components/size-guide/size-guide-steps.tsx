import type { Fit } from '@/data/schema/product';
import type { SizeGuide } from '@/data/schema/size-guide';
import { sizeBetween } from '@/lib/catalogue/size-guide';
import { langOf } from '@/lib/format/owners-text';
import { sizeGuideWords } from '@/words/size-guide';
import { SizeGuideFigure } from './size-guide-figure';
import css from './size-guide-steps.module.css';

/** How to measure, drawn and in words, and which of two sizes to take. */
export function SizeGuideSteps({
  guide,
  fit,
  heading: Heading,
}: {
  guide: SizeGuide;
  fit?: Fit | undefined;
  heading: 'h2' | 'h3';
}) {
  return (
    <div className={css.room}>
      <div className={css.block}>
        <SizeGuideFigure figure={guide.figure} />
        <div className={css.steps}>
          <Heading className={css.title}>{sizeGuideWords.howTo}</Heading>
          <ol className={css.list} {...langOf(guide, 'steps')}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className={css.between}>{sizeGuideWords.between[sizeBetween(guide, fit)]}</p>
      </div>
    </div>
  );
}
