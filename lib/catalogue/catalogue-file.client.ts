import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { pageHref } from '@/lib/links/site-path';
import { parseJson } from '@/lib/values/unknown-values';
import { type CatalogueFile, cataloguePath, KEPT_HEADER, SOON_HEADER } from './catalogue-file';
import { readCatalogueFile } from './read-catalogue-file';

/** The catalogue's file, and how it arrived. */
export interface FetchedCatalogue extends CatalogueFile {
  /** As the phone had kept it: the shop was not reached. It may be of an earlier build. */
  isKept: boolean;
  /** When the shop was asked for it, in ms. */
  askedAt: number;
}

let last: FetchedCatalogue | undefined;

/** The last answer that this page has, of whatever age and kept or not; undefined before there is one. */
export function lastCatalogueFile(): FetchedCatalogue | undefined {
  return last;
}

/** Asks the shop for the catalogue's file. Rejects where it is not reached or answers with something else. */
export async function fetchCatalogueFile(request: RequestInit): Promise<FetchedCatalogue> {
  const askedAt = Date.now();
  const response = await fetch(pageHref(cataloguePath), { cache: 'no-cache', ...request });
  const file = response.ok && readCatalogueFile(parseJson(await response.text()));
  if (!file) throw new Error(`${cataloguePath} is not today’s catalogue: ${response.status}`);
  last = { ...file, isKept: response.headers.has(KEPT_HEADER), askedAt };
  return last;
}

const first = lazyChunk(() => fetchCatalogueFile({ headers: { [SOON_HEADER]: 'wait=3' } }));

/**
 * What search, filters and cards look through: the last answer, fetched where the page has none yet, and
 * as the phone had kept it where the shop is slow. Rejects where it is not reached, is something else or
 * has not answered for `chunkTimeoutMs`; the next call fetches again, or waits on for the fetch
 * that was silent.
 */
export function loadCatalogueFile(): Promise<FetchedCatalogue> {
  return last ? Promise.resolve(last) : first.load();
}
