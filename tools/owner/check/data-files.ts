import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataModules } from '@/data/schema/modules';
import type { Issue } from '@/lib/catalogue/issue';
import { moduleAt, productFile } from '@/lib/data-modules/shop-files.build';
import { placeAt } from '@/lib/data-modules/source-place';
import { nearestName } from '@/lib/values/nearest-name';

/** A file of data/ by its name below data/, with `/`. */
export interface DataFile {
  name: string;
  content: Buffer;
}

/** The files of data/ that a shop must have; of the words those that one of its languages has. */
function neededBeside(names: readonly string[]): string[] {
  const words = names.filter(isWords).map((name) => name.split('/'));
  const languages = new Set(['en', ...words.flatMap(([, language = '']) => language)]);
  const files = new Set(words.flatMap(([, , file = '']) => file));
  return [
    ...Object.keys(dataModules),
    ...[...languages].flatMap((language) => [...files].map((file) => `words/${language}/${file}`)),
  ];
}

/**
 * Every text file below a folder of data/, in the order of their names, except the program's own.
 */
export function filesBelow(folder: string): DataFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: path.relative(folder, file).split(path.sep).join('/') }))
    .filter(({ name }) => !/^(?:photos|schema)\//.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ file, name }) => ({ name, content: readFileSync(file) }));
}

/**
 * The text of a file. If the file is not UTF-8, the text has characters that no text has, which
 * `wholeFileIssue` reports.
 */
export function textOf(content: Buffer): string {
  const [first, second] = content;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return utf16 ? '\0' : content.toString('utf8');
}

/** Every file that is missing or has a name under which nothing reads it: 'shop.ts.txt', 'shop (1).ts'. */
export function fileNameIssues(names: readonly string[], known = neededBeside(names)): Issue[] {
  const missing = known.filter((name) => !names.includes(name));
  const strange = names.flatMap((name) => {
    const meant = copiedFrom(name, names) ?? meantBy(name, missing) ?? productOf(name);
    return meant ? [{ name, meant }] : [];
  });
  return [
    ...strange.map(({ name, meant }) => ({
      file: `data/${name}`,
      message: names.includes(meant)
        ? `looks like a copy of data/${meant}, and nothing reads it under this name: take it out of data, or put it in the place of that file`
        : `must be named ${path.posix.basename(meant)}: under this name nothing reads it`,
    })),
    ...missing
      .filter((name) => !strange.some(({ meant }) => meant === name))
      .map((name) => ({ file: `data/${name}`, message: 'must be there: put the file back' })),
    ...names
      .filter((name) => name.endsWith('.ts') && !strange.some((one) => one.name === name))
      .flatMap((name) => unreadIssue(name)),
  ];
}

/** The product's module that another file among them is meant to be; undefined for a module. */
function productOf(name: string): string | undefined {
  const meant = productFile(path.posix.parse(name.replace(/\.ts\b.*$/, '')).name);
  const isAmongThem = path.posix.dirname(name) === path.posix.dirname(meant);
  return isAmongThem && !name.endsWith('.ts') ? meant : undefined;
}

/** The issue of a module that nothing reads. */
function unreadIssue(name: string): Issue[] {
  if (moduleAt(name) || isWords(name)) return [];
  const file = `data/${name}`;
  if (!name.startsWith('catalogue/')) {
    const message = 'is read by nothing: take it out of data';
    return [{ file, message, severity: 'warning' }];
  }
  const folder = path.posix.basename(path.posix.dirname(name));
  const category = folder === 'catalogue' ? 'its category' : `\`category: '${folder}'\``;
  const message = `must be in data/catalogue/products, with ${category} in it: nothing reads it here`;
  return [{ file, message }];
}

/** Whether a file has the name of one with words: 'words/en/cart.ts'. */
function isWords(name: string): boolean {
  return /^words\/[^/]+\/[a-z\d-]+\.ts$/.test(name);
}

/** The file beside it that a name differs from by what a program or a person adds to a copy's. */
function copiedFrom(name: string, names: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(name);
  const original = path.posix.join(dir, withoutCopyMarks(base));
  return original !== name && names.includes(original) ? original : undefined;
}

/** 'Copy of shop (1).ts.bak' → 'shop.ts'. */
function withoutCopyMarks(base: string): string {
  return base
    .replace(/\.(?:txt|rtf|docx?|bak|old|orig|backup|copy)$/i, '')
    .replace(/^Copy of /i, '')
    .replace(/(?: ?\(\d+\)|[ _.-]+(?:copy|kopie|backup|bak)(?: ?\d+)?)+(?=\.ts$)/i, '');
}

/** The missing file that a name is meant for. */
function meantBy(name: string, missing: readonly string[]): string | undefined {
  const { dir, base } = path.posix.parse(name);
  const bare = withoutCopyMarks(base);
  if (!bare.endsWith('.ts') || moduleAt(name) || isWords(name)) return undefined;
  return nearestName(path.posix.join(dir, bare.toLowerCase()), missing);
}

/** Spaces without width, soft hyphens and marks that turn the direction of writing. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** A number to call or to pay to is read without such marks (lib/values/well-formed). */
const READ_WITHOUT_MARKS = /\b(?:phone|mpesaNumber|number):\s*(['"])[^'"\n]*\1/g;

const CONFLICT = /^(?:<{7}|>{7}|={7})/m;

/** The reason why a whole file cannot be read. */
export function wholeFileIssue(file: string, source: string): Issue | undefined {
  if (source.trim() === '') return { file, message: 'must not be empty: put its content back' };
  if (source.startsWith('{\\rtf')) {
    return { file, message: 'must be a plain text file: it was saved by a program such as Word' };
  }
  if (source.includes('\0') || source.includes('\uFFFD')) {
    return { file, message: 'must be saved in the encoding UTF-8: choose it under "Save as"' };
  }
  const read = source
    .replace(/^\ufeff/, ' ')
    .replace(READ_WITHOUT_MARKS, (value) => ' '.repeat(value.length));
  const at = (pattern: RegExp, message: string) => {
    const found = pattern.exec(read);
    return found ? { file, message, place: placeAt(source, found.index) } : undefined;
  };
  return (
    at(UNSEEN, 'must not have the invisible character that is here: type this line again') ??
    at(CONFLICT, 'must have one of the two versions that are between <<<<<<< and >>>>>>>: keep one')
  );
}
