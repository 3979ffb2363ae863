import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { displayFonts } from '@/lib/brand/brand-fonts.build';
import { memoizePerBuild } from '@/lib/build/memoize-per-build.build';
import { ownersFolder } from '@/lib/data-modules/data-path.build';

/** A font file of the pages' headings, prices and figures. */
interface FaceFile {
  /** Named by its content. */
  file: string;
  /** A woff2 file. */
  content: Buffer;
}

/** The letters of the modules in `folder`: whatever a page can show is in one of them. */
function lettersIn(folder: string): string {
  const modules = readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith('.ts'));
  return [...new Set(modules.flatMap((name) => [...readFileSync(name, 'utf8')]))].sort().join('');
}

/** The files of the display face, with the letters that `data/` uses and no other: the same in each language. */
export const displayFaceFiles = memoizePerBuild(async (): Promise<readonly FaceFile[]> => {
  const fonts = await displayFonts(lettersIn(ownersFolder));
  return fonts.map((content) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { file: `face-${hash}.woff2`, content };
  });
});
