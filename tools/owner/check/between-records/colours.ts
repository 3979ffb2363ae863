import type { ColourName } from '@/data/schema/colours';
import { ref } from '@/lib/format/marks';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop } from '@/tools/owner/check/finding';

/**
 * The pairs of colours in the design: contrast AA for text, and 3 for frames and the focus ring.
 */
const written: Partial<Record<ColourName, readonly ColourName[]>> = {
  ink: [
    'brand',
    'brandDeep',
    'paper',
    'paperDeep',
    'white',
    'tintPicture',
    'tintGood',
    'tintNote',
    'tintWarm',
    'tintCool',
  ],
  inkSoft: ['paper', 'paperDeep', 'white', 'tintGood'],
  action: ['paper', 'paperDeep', 'white', 'tintGood', 'tintNote', 'tintCool'],
  accent: ['paper', 'paperDeep', 'white'],
  white: ['action', 'actionDeep', 'accent', 'ink'],
  paper: ['actionDeep', 'ink'],
};
const drawn: Partial<Record<ColourName, readonly ColourName[]>> = {
  edge: ['paper', 'paperDeep', 'white'],
  accent: ['tintGood'],
  // The focus ring.
  action: ['brand'],
  brand: ['actionDeep'],
};

/** Every two of the shop's colours that are too close to be read on each other. */
export const colours: Rule = ({ colours }) => {
  const names = Object.keys(colours) as ColourName[];
  const reported = new Set<string>();
  return (
    [
      [written, 4.5, 'letters'],
      [drawn, 3, 'frames and marks'],
    ] as const
  ).flatMap(([pairs, least, what]) =>
    names.flatMap((name): Finding[] => {
      const close = (pairs[name] ?? []).flatMap((ground) => {
        const ratio = contrast(colours[name], colours[ground]);
        if (ratio >= least || reported.has(`${name} on ${ground}`)) return [];
        // White on the colour of actions, and the other way round, is one issue.
        reported.add(`${ground} on ${name}`);
        return `${ref({ field: ground })} (${Math.floor(ratio * 100) / 100})`;
      });
      if (close.length === 0) return [];
      const must = `must differ more from ${close.join(', ')}, on which it is used for ${what}: contrast ${least} or more; make one darker or lighter`;
      return [stop('colours.ts', [name], must)];
    }),
  );
};

/** The contrast of two colours, '#1b5e20', as WCAG defines it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
