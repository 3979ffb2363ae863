import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { drawable, drawnLetters, type FontPart, fontFamilies, fontRuns } from './drawable';

const folder = join(process.cwd(), 'node_modules/@fontsource-variable/bricolage-grotesque/files');

/** The two weights of what is drawn during the build: share cards, pictures for posts, price lists. */
const brandWeights = [600, 800] as const;
export type BrandWeight = (typeof brandWeights)[number];

const SUBSETS: Readonly<Record<FontPart, string>> = { main: 'latin', extended: 'latin-ext' };
const parts = Object.keys(SUBSETS) as FontPart[];

/**
 * By weight, the size in points that the letters are drawn for: the larger, the closer they are. At 80 a
 * heading is as wide as in Roboto, which a phone shows until the face is there (docs/decisions/0042).
 */
const OPTICAL_SIZES: Readonly<Record<BrandWeight, number>> = { 600: 24, 800: 80 };

interface BrandFont {
  name: string;
  part: FontPart;
  weight: BrandWeight;
  data: Buffer;
}

/** The font's files for what is drawn, from a package: every machine draws the same. */
export const brandFonts = memoizePerBuild(async (): Promise<BrandFont[]> => {
  const fonts = brandWeights.flatMap((weight) =>
    parts.map(async (part) => {
      const data = await cut(part, weight, drawnLetters[part], 'woff');
      return { name: fontFamilies[part], part, weight, data };
    }),
  );
  return Promise.all(fonts);
});

/** The heavy weight as woff2 files for `letters` and ASCII: one, and another where the first lacks some. */
export async function displayFonts(letters: string): Promise<Buffer[]> {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at));
  const runs = fontRuns(drawable(ascii + letters));
  const used = parts.map((part) => ({
    part,
    text: runs.flatMap((run) => (run.part === part ? run.text : [])).join(''),
  }));
  return Promise.all(used.flatMap(({ part, text }) => (text ? cut(part, 800, text, 'woff2') : [])));
}

/** A part of the variable font at one weight, with `letters` alone. */
async function cut(
  part: FontPart,
  weight: BrandWeight,
  letters: string,
  targetFormat: 'woff' | 'woff2',
): Promise<Buffer> {
  const file = `bricolage-grotesque-${SUBSETS[part]}-standard-normal.woff2`;
  return subsetFont(await readFile(join(folder, file)), letters, {
    targetFormat,
    variationAxes: { wght: weight, wdth: 100, opsz: OPTICAL_SIZES[weight] },
    // Without the second forms of its figures, which nothing shows.
    noLayoutClosure: true,
  });
}
