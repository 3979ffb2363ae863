import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleProgram } from '@/lib/build/bundle-program.build';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { isWhole, type PageMarks } from '@/lib/offline/worker/kept-answer';
import { requestKind } from '@/lib/offline/worker/request-kind';
import { cartKey } from '@/lib/remembered/storage-keys';
import { cacheName } from './cache-names';
import { deferredFiles, faceFiles, partFiles, sheetFiles } from './core-files';

/**
 * Writes `/sw.js` into a finished export, and returns a sentence for the build's log: the worker, or the
 * one that removes it where `enabled` is false. `base` is '' or '/mavazi'. Throws where it cannot
 * keep a file of its list. `further` is how the paths of pages in further languages begin: '/sw'.
 */
export function writeWorker(
  folder: string,
  base: string,
  enabled: boolean,
  further: readonly string[] = [],
): string {
  const code = enabled ? bundleWorker(folder, base, further) : bundle('remover', base, {});
  writeFileSync(path.join(folder, 'sw.js'), code);
  return enabled ? 'Worker: written.' : 'Worker: none, and sw.js removes an earlier one.';
}

function bundleWorker(folder: string, base: string, further: readonly string[]): string {
  const read = (address: string) =>
    readFileSync(path.join(folder, fileAt(address.slice(base.length))), 'utf8');
  const core = coreFiles(base, read);
  const furtherCores = further.map(
    (start) => [`${base}${start}/`, coreFiles(base + start, read)] as const,
  );
  const marks = { shop: cartKey, lost: titleOf(read(`${base}/404.html`)) };
  const version = createHash('sha256');
  for (const address of [core, ...furtherCores.map(([, files]) => files)].flat()) {
    checkKept(address, read(address), base, marks);
    version.update(read(address));
  }
  const constants = {
    CORE: core,
    FURTHER: Object.fromEntries(furtherCores),
    SHOP_MARK: marks.shop,
    LOST_MARK: marks.lost,
  };
  // A browser takes a worker whose bytes have changed for a new one, which then keeps all this anew.
  return `${bundle('worker', base, constants)}//${version.digest('base64url').slice(0, 12)}\n`;
}

/** What to keep ahead of the pages whose paths begin so: '/mavazi', '/mavazi/sw'. */
function coreFiles(start: string, read: (address: string) => string): readonly string[] {
  const pages = [pagePaths.offline, shopPath].map((page) => start + page);
  const html = pages.map(read);
  const loaded = html.flatMap(deferredFiles);
  return [
    ...pages,
    start + cataloguePath,
    ...new Set([
      ...html.flatMap(faceFiles),
      ...loaded,
      ...sheetFiles(loaded, read),
      ...partFiles(loaded, read),
    ]),
  ];
}

/** Throws where the worker would refuse to keep a file of its list. */
function checkKept(address: string, text: string, base: string, marks: PageMarks): void {
  const kind = requestKind(address, base) ?? 'pages';
  if (kind === 'pictures') return;
  if (!isWhole(kind, kind === 'pages' ? 'text/html' : '', text, marks))
    throw new Error(
      kind === 'pages'
        ? `sw.js cannot keep ${address}: the page must have "${marks.shop}" in it, end with </html> and have another title than 404.html (isWhole in lib/offline/worker/kept-answer.ts).`
        : `sw.js cannot keep ${address}: the file must end with ";", ")" or "}" (isWhole in lib/offline/worker/kept-answer.ts).`,
    );
}

function bundle(entry: 'worker' | 'remover', base: string, constants: object): string {
  const all = { BASE: base, CACHE_PREFIX: cacheName(base, ''), ...constants };
  return bundleProgram(`lib/offline/worker/${entry}.client.ts`, all);
}

function titleOf(html: string): string {
  const [title] = /<title>[^<]+<\/title>/.exec(html) ?? [];
  if (!title) throw new Error('404.html has no title.');
  return title;
}

function fileAt(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : address;
}
