import { OwnersText } from '@/components/ui/owners-text';
import type { SizeGuideFigure as Figure, SizeGuide } from '@/data/schema/size-guide';
import { ownersText } from '@/lib/format/owners-text';
import { sizeGuideWords } from '@/words/size-guide';
import css from './size-guide-steps.module.css';

/** How to measure, drawn and in words, and which of two sizes to take. */
export function SizeGuideSteps({
  guide,
  between,
  heading: Heading,
}: {
  guide: SizeGuide;
  /** Undefined where it is said of all guides. */
  between: SizeGuide['between'] | undefined;
  heading: 'h2' | 'h3';
}) {
  return (
    <div className={css.room}>
      <div className={css.block}>
        <SizeGuideFigure figure={guide.figure} />
        <div className={css.steps}>
          <Heading className={css.title}>{sizeGuideWords.howTo}</Heading>
          <OwnersText as="ol" of={ownersText(guide, 'steps')} className={css.list}>
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </OwnersText>
        </div>
        {between && <p className={css.between}>{sizeGuideWords.between[between]}</p>}
      </div>
    </div>
  );
}

/** Paths by what they are drawn with: the body, cloth, hair or seams, the tape, and lines that lead to it. */
const drawings: Readonly<Record<Figure, Partial<Record<keyof typeof css, string>>>> = {
  foot: {
    body: 'M80 152c-15 0-24-11-24-27 0-15 4-25 1-40-2-11-8-19-8-30 0-13 10-21 25-22 17-1 33 5 36 20 3 13-3 24-4 36-1 14 3 22 3 36 0 16-13 27-29 27ZM51 30a10 13 0 1 1 20-2 10 13 0 1 1-20 2Zm23-3a6.5 9 0 1 1 13 0 6.5 9 0 1 1-13 0Zm16 4a6 8 0 1 1 12 0 6 8 0 1 1-12 0Zm13 8a5.5 7 0 1 1 11 0 5.5 7 0 1 1-11 0Zm9 12a5 6.5 0 1 1 10 0 5 6.5 0 1 1-10 0Z',
    tape: 'M142 15v137m-10-137h20m-20 137h20',
    lead: 'M62 15h66M82 152h46',
  },
  child: {
    body: 'M50 112h17v26H44v-8h6Zm19 0h17v18h6v8H69ZM40 84l-6 12 8 5 8-11Zm56 0 6 12-8 5-8-11ZM45 42a23 24 0 1 1 46 0 23 24 0 1 1-46 0Z',
    cloth: 'M54 64h28l17 24-9 7-7-9v28H53V86l-7 9-9-7Z',
    dark: 'M45 40c-1-30 47-30 46 0-9-3-13-8-15-13-7 7-19 10-31 13Z',
    tape: 'M130 18v120m-9-120h18m-18 120h18m-70 12h23m-23-5v10m23-10v10',
    lead: 'M76 18h38',
  },
  body: {
    body: 'M71 36h18v16H71ZM64 25a16 18 0 1 1 32 0 16 18 0 1 1-32 0Z',
    cloth:
      'M68 48c4 7 20 7 24 0l24 8c7 3 10 9 11 16l7 40-14 3-9-32c0 10-4 18-5 26-1 12 2 28 3 42H51c1-14 4-30 3-42-1-8-5-16-5-26l-9 32-14-3 7-40c1-7 4-13 11-16Z',
    tape: 'M49 78c14 8 48 8 62 0m-57 34c12 7 40 7 52 0',
  },
  waistband: {
    cloth: 'M48 22h64l6 38 6 90H92L80 78l-12 72H36l6-90Z',
    seam: 'M46 34h68m-34 0v28',
    tape: 'M42 27c20 8 56 8 76 0M36 66c24 10 64 10 88 0',
  },
};

function SizeGuideFigure({ figure }: { figure: Figure }) {
  return (
    <svg
      className={css.figure}
      viewBox="0 0 160 160"
      width="160"
      height="160"
      role="img"
      aria-label={sizeGuideWords.figures[figure]}
    >
      {Object.entries(drawings[figure]).map(([part, path]) => (
        <path key={part} className={css[part]} d={path} />
      ))}
    </svg>
  );
}
