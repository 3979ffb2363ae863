import { parseJson } from '@/lib/format/unknown-values';
import { lazyChunk } from '@/lib/page/lazy-chunk.client';
import { sitePath } from '@/lib/site/site-path';
import { type FindingIndex, findingPath } from './finding-product';
import { parseFinding } from './parse-finding';

const index = lazyChunk(async () => {
  const response = await fetch(sitePath(findingPath), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${findingPath}: ${response.status}`);
  return parseFinding(parseJson(await response.text()));
});

/**
 * The finding index, fetched at the first call of a page. Rejects where it is not reached, is something
 * else or has not answered for `limits.chunkTimeoutMs`; the next call fetches again, or waits on for the
 * fetch that was silent (docs/behaviour.md 30.2).
 */
export const loadFindingIndex: () => Promise<FindingIndex> = index.load;
