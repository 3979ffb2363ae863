/**
 * The shop's service worker, `/sw.js`: what was opened stays there without a network
 * (docs/decisions/0039). A page is asked of the network first, a file that is named by its content of the
 * cache. Where a cache fails or has nothing, the answer is the network's, as without a worker. Bundled
 * and given its constants by lib/offline/write-worker.build.
 */

import { savesData } from '@/lib/browser/when-to-load.client';
import { KEPT_HEADER, SOON_HEADER } from '@/lib/catalogue/catalogue-file';
import { wholePath } from '@/lib/links/page-paths';
import { isWhole } from './kept-answer';
import {
  aheadMs,
  mostKept,
  networkPatienceMs,
  pricesPatienceMs,
  reloadedMs,
} from './offline-limits';
import { overLimit } from './oldest-to-drop';
import { type Kind, pageKey, pictureName, requestKind } from './request-kind';
import type { FetchedEvent, WorkerScope } from './worker-scope';

/** '' or '/mavazi'. */
declare const BASE: string;
declare const CACHE_PREFIX: string;
declare const SHOP_MARK: string;
declare const LOST_MARK: string;
/** Paths to keep ahead, the page in place of pages that were never opened first. */
type Core = readonly [string, ...string[]];
declare const CORE: Core;
/** The same for pages in further languages, by how their paths begin: '/sw/'. */
declare const FURTHER: Readonly<Record<string, Core>>;

const worker = self as unknown as WorkerScope;
let reloadedAt = Number.NEGATIVE_INFINITY;

// An open page keeps its files, as none is removed for being of another build, and the next page is
// fetched: a new worker need not wait until all pages are closed.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(Promise.race([keepAhead(), after(aheadMs)]));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([
      // The network is asked while the worker starts.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

/** A page that was open before there was a worker names what it had loaded: the browser has it at hand. */
worker.addEventListener('message', (event) => {
  // Whatever runs on the page can send a message: what is no list of addresses is ignored.
  const sent: unknown[] = Array.isArray(event.data) ? event.data : [];
  const own = sent.map(String).filter((address) => address.startsWith(`${location.origin}/`));
  event.waitUntil(
    Promise.allSettled(
      own.map((address, at) => {
        const pathname = wholePath(new URL(address).pathname);
        const kind = at === 0 ? 'pages' : requestKind(pathname, BASE);
        return kind && fetchToKeep(kind, pathname, 'force-cache');
      }),
    ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, cache } = event.request;
  const { origin, pathname } = new URL(url);
  const isPage = mode === 'navigate';
  const kind = isPage ? 'pages' : requestKind(pathname, BASE);
  if (method !== 'GET' || origin !== location.origin || !kind) return;
  // Prices are always asked for so.
  if (kind !== 'prices' && /^no-cache|^reload/.test(cache)) reloadedAt = Date.now();
  if (isPage) event.waitUntil(keepLanguage(pathname));
  event.respondWith(answer(event, kind, pathname));
});

async function keepAhead(): Promise<void> {
  // They are of an earlier build than what is opened from now on.
  await caches.delete(`${CACHE_PREFIX}prices`).catch(() => {});
  const open = await worker.clients.matchAll({ includeUncontrolled: true }).catch(() => []);
  const cores = new Set(open.map(({ url }) => coreOf(new URL(url).pathname)));
  await Promise.all([...(cores.size > 0 ? cores : [CORE])].map(keepCore));
}

/** Keeps ahead what belongs to the language of a page that is opened, unless it is kept. */
async function keepLanguage(path: string): Promise<void> {
  const core = coreOf(path);
  if (Object.keys(FURTHER).length === 0 || (await keptAnswer('pages', core[0]))) return;
  await keepCore(core);
}

async function keepCore(core: Core): Promise<void> {
  if (savesData()) return;
  // Each by itself: `cache.addAll` fails as a whole for one file that is missing.
  await Promise.allSettled(
    core.map((path) => fetchToKeep(requestKind(path, BASE) ?? 'pages', path)),
  );
}

function coreOf(path: string): Core {
  const [, core = CORE] = Object.entries(FURTHER).find(([start]) => path.startsWith(start)) ?? [];
  return core;
}

async function answer(event: FetchedEvent, kind: Kind, path: string): Promise<Response> {
  // A reload is how a person, or the page's own program, gets rid of a file that arrived broken.
  const isReloaded = kind === 'files' && Date.now() - reloadedAt < reloadedMs;
  const kept = isNamedByContent(kind) && !isReloaded && (await keptAnswer(kind, path));
  if (kept) return kept;
  const network = askNetwork(event, isReloaded);
  // At once: it throws when the event's promises are settled, and an answer may be late.
  event.waitUntil(network.then((response) => keep(kind, path, response.clone())).catch(() => {}));
  try {
    const isSoon = kind !== 'prices' || event.request.headers.has(SOON_HEADER);
    const patienceMs = isSoon ? networkPatienceMs : pricesPatienceMs;
    const response = await Promise.race([network, after(patienceMs)]);
    if (response && (isNamedByContent(kind) ? response.ok : response.status < 500)) return response;
  } catch {
    // There is no network.
  }
  const instead = await keptAnswer(kind, path);
  if (!instead) {
    return network.catch(async (error) => {
      const other = await similar(kind, path);
      if (other) return other;
      throw error;
    });
  }
  return kind === 'prices'
    ? new Response(instead.body, { headers: { [KEPT_HEADER]: '1' } })
    : instead;
}

async function askNetwork(event: FetchedEvent, isReloaded: boolean): Promise<Response> {
  const early = await event.preloadResponse;
  // Without a network Firefox does not reject here: it gives the response of an error.
  if (early && early.type !== 'error') return early;
  return fetch(event.request, isReloaded ? { cache: 'no-cache' } : {});
}

/** The offline page, in the language of a path or else in one that is kept. */
async function offlinePage(path: string): Promise<Response | undefined> {
  for (const [page] of [coreOf(path), CORE, ...Object.values(FURTHER)]) {
    const kept = await keptAnswer('pages', page);
    if (kept) return kept;
  }
  return undefined;
}

/** What replaces an answer that was never kept: the offline page, a picture at another width. */
async function similar(kind: Kind, path: string): Promise<Response | undefined> {
  if (kind === 'pages') return offlinePage(path);
  if (kind !== 'pictures') return undefined;
  const other = (await keptPaths(await caches.open(CACHE_PREFIX + kind))).find(
    (one) => pictureName(one) === pictureName(path),
  );
  return other === undefined ? undefined : keptAnswer(kind, other);
}

/** Fetches what is not kept, and what changes under its name again. */
async function fetchToKeep(
  kind: Kind,
  path: string,
  cache: RequestCache = isNamedByContent(kind) ? 'default' : 'no-cache',
): Promise<void> {
  if (isNamedByContent(kind) && (await keptAnswer(kind, path))) return;
  await keep(kind, path, await fetch(path, { cache, priority: 'low' }));
}

/** Keeps an answer that is right, and removes the oldest of its kind. Rejects where nothing can be kept. */
async function keep(kind: Kind, path: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const body = await (kind === 'pictures' ? response.blob() : response.text());
  const type = response.headers.get('content-type') ?? '';
  if (!isWhole(kind, type, body, { shop: SHOP_MARK, lost: LOST_MARK })) return;
  const cache = await caches.open(CACHE_PREFIX + kind);
  // A new answer: a browser refuses a redirected one for a page.
  await cache.put(keyOf(kind, path), new Response(body, response));
  const keys = await keptPaths(cache);
  const cores = [CORE, ...Object.values(FURTHER)].flat();
  await Promise.all(overLimit(keys, mostKept[kind], cores).map((key) => cache.delete(key)));
}

/** In the order in which they were kept. */
async function keptPaths(cache: Cache): Promise<readonly string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** Undefined also where the browser's storage fails. */
async function keptAnswer(kind: Kind, path: string): Promise<Response | undefined> {
  try {
    return await caches.match(keyOf(kind, path), { cacheName: CACHE_PREFIX + kind });
  } catch {
    return undefined;
  }
}

function keyOf(kind: Kind, path: string): string {
  return kind === 'pages' ? pageKey(path) : path;
}

function isNamedByContent(kind: Kind): boolean {
  return kind === 'files' || kind === 'pictures';
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
