import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';

/** Those of the first language name the pages of each. */
const ONCE = ['robots.txt', 'sitemap.xml'];

/**
 * Puts the finished export of a further language into that of the first, both in folders: its pages, its
 * catalogue and its manifest go into the folder `id`, 'sw', and what they load to the files of all languages. Such a
 * file is named by its content, so the languages share what is the same. Throws where a file has no known
 * place, or another file is there.
 */
export function mergeLanguage(from: string, into: string, id: string): void {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'));
  for (const file of files) {
    const [source, shared] = [path.join(from, file), path.join(into, file)];
    if (ONCE.includes(file) || isSame(source, shared)) continue;
    const options = { force: false, errorOnExist: true };
    cpSync(source, path.join(into, placeOf(file, id)), options);
  }
}

function isSame(source: string, shared: string): boolean {
  return existsSync(shared) && readFileSync(source).equals(readFileSync(shared));
}

/** Where a file of a further language goes. */
function placeOf(file: string, id: string): string {
  if (file.startsWith('_next/static/')) return file;
  if (/\.(?:html|webmanifest)$/.test(file) || `/${file}` === cataloguePath) return `${id}/${file}`;
  throw new Error(
    `/${file} differs by language and has no place in /${id}/: see lib/export/merge-language.build.ts. A file that all languages share is a route named route.once.ts.`,
  );
}
