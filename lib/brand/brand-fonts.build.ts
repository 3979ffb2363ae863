import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FontPart, fontFamilies } from './drawable';

const folder = join(process.cwd(), 'node_modules/@fontsource/archivo/files');

/** The two weights of what is drawn during the build: share cards, pictures for posts, price lists. */
const brandWeights = [600, 800] as const;
export type BrandWeight = (typeof brandWeights)[number];

const SUBSETS: Readonly<Record<FontPart, string>> = { main: 'latin', extended: 'latin-ext' };

/** One file of the font. */
export interface BrandFont {
  name: string;
  part: FontPart;
  weight: BrandWeight;
  /** A woff file. */
  data: Buffer;
}

/** The font's files, from a package: every machine draws the same. */
export async function brandFonts(): Promise<BrandFont[]> {
  return Promise.all(
    brandWeights.flatMap((weight) =>
      (Object.keys(SUBSETS) as FontPart[]).map(async (part) => ({
        name: fontFamilies[part],
        part,
        weight,
        data: await readFile(join(folder, `archivo-${SUBSETS[part]}-${weight}-normal.woff`)),
      })),
    ),
  );
}
