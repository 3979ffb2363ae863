import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { pageDataFolder } from './page-data.build';

/** What a host has once: the page for an unknown address. */
const ONCE = /^(?:404|_not-found)(?:\.html|\/)/;

/**
 * Puts the finished export of a further language into that of the first, both in folders: its pages and
 * its catalogue go into the folder `id`, 'sw', and what they load to the files of all languages. Such a
 * file is named by its content, so the languages share what is the same.
 */
export function mergeLanguage(from: string, into: string, id: string): void {
  const files = readdirSync(from, { recursive: true }).map((entry) =>
    String(entry).replaceAll('\\', '/'),
  );
  const pages = files
    .filter((file) => file.endsWith('.html') && placeOf(file, id))
    .map((file) => readFileSync(path.join(from, file), 'utf8'))
    .join('\n');
  // The data of a page that a host has once.
  const isUnasked = (file: string) =>
    `/${file}`.startsWith(pageDataFolder) && !pages.includes(path.basename(file));
  for (const file of files) {
    const place = placeOf(file, id);
    const isFile = place !== undefined && statSync(path.join(from, file)).isFile();
    if (!isFile || isUnasked(file)) continue;
    cpSync(path.join(from, file), path.join(into, place), { force: false });
  }
}

/** Where a file of a further language goes; undefined for one that the first language has. */
function placeOf(file: string, id: string): string | undefined {
  if (file.startsWith('_next/static/')) return file;
  const isOwn = file.endsWith('.html') || `/${file}` === cataloguePath;
  return isOwn && !ONCE.test(file) ? `${id}/${file}` : undefined;
}
