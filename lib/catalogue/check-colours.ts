import type { ColourName } from '@/data/types';
import { nearestName } from '@/lib/format/nearest-name';
import { unknownFieldIssues } from './check-fields';
import { type Issue, issueCollector, type Loose } from './issue';

/** What the design writes on what: contrast AA for text, and 3 for frames and the focus ring. */
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

const fields: Record<ColourName, true> = {
  brand: true,
  brandDeep: true,
  action: true,
  actionDeep: true,
  accent: true,
  ink: true,
  inkSoft: true,
  paper: true,
  paperDeep: true,
  white: true,
  line: true,
  edge: true,
  tintPicture: true,
  tintGood: true,
  tintNote: true,
  tintWarm: true,
  tintCool: true,
};

/**
 * Every issue in the shop's colours, data/colours.ts: their form, and two that
 * are too close to be read on each other.
 */
export function colourIssues(colours: Loose<ColourName>): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/colours.ts' });
  const names = Object.keys(fields) as ColourName[];
  const unknown = unknownFieldIssues(colours, fields);
  for (const [field, must] of unknown) add(field, must);
  // A colour whose name is misspelt is said once.
  const meant = unknown.map(([field]) => nearestName(field, names));
  const wrong = names.filter((name) => !isColour(colours[name]) && !meant.includes(name));
  for (const name of wrong) {
    add(name, 'must be six digits after #, such as #1b5e20', colours[name]);
  }
  const reported = new Set<string>();
  for (const [pairs, least, what] of [
    [written, 4.5, 'letters'],
    [drawn, 3, 'frames and marks'],
  ] as const) {
    for (const name of names) {
      const close = (pairs[name] ?? []).flatMap((ground) => {
        const [above, below] = [colours[name], colours[ground]];
        if (!isColour(above) || !isColour(below) || reported.has(`${name} on ${ground}`)) return [];
        const ratio = contrast(above, below);
        if (ratio >= least) return [];
        // White on the colour of actions, and the other way round, is one issue.
        reported.add(`${ground} on ${name}`);
        return `${ground} (${Math.floor(ratio * 100) / 100})`;
      });
      if (close.length === 0) continue;
      const must = `must differ more from ${close.join(', ')}, on which it is used for ${what}`;
      add(name, `${must}: contrast ${least} or more; make one darker or lighter`);
    }
  }
  return issues;
}

function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
}

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
