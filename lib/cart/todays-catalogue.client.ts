import { createStore } from 'zustand/vanilla';
import { parseJson } from '@/lib/format/unknown-values';
import * as limits from '@/lib/site/cart-limits';
import { sitePath } from '@/lib/site/site-path';
import { cartStore, changeCart } from './cart-store.client';
import { repriced, type TodaysCatalogue } from './cart-today';
import { cataloguePath, KEPT_HEADER, partOf, partPath } from './catalogue-part';
import { type CatalogueFile, parseCatalogue } from './parse-catalogue';
import { keepPricesTime } from './prices-time.client';

/** 'loaded': the shop has answered for every product that was in the cart when it was asked. */
export type CatalogueStatus = 'notAsked' | 'pending' | 'loaded' | 'unreachable';

interface TodaysCatalogueState {
  status: CatalogueStatus;
  /** The last answer, which stays while the next one is pending or does not arrive. */
  catalogue?: TodaysCatalogue;
}

/** Today's prices and stock of the products in the cart. */
export const todaysCatalogueStore = createStore<TodaysCatalogueState>()(() => ({
  status: 'notAsked',
}));

let loading: Promise<void> | undefined;
let answeredAt = Number.NEGATIVE_INFINITY;

/**
 * Fetches today's prices and stock of the products in the cart, unless the last answer has them all and
 * is younger than `limits.catalogueFreshMs` (docs/behaviour.md 17.3). Resolves with undefined where the
 * shop is not reached, an answer that the phone had kept included, or its answer does not have them all.
 * Never rejects.
 */
export async function loadTodaysCatalogue(): Promise<TodaysCatalogue | undefined> {
  if (!isAnswered() || Date.now() - answeredAt > limits.catalogueFreshMs) await loadOrJoin();
  // The shop is reachable, but a product was added after the request had begun.
  if (todaysCatalogueStore.getState().status === 'loaded' && !isAnswered()) await loadOrJoin();
  return isAnswered() ? todaysCatalogueStore.getState().catalogue : undefined;
}

/** Loads, or waits for the request that is under way. */
function loadOrJoin(): Promise<void> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Whether the last answer has every product that is in the cart now. */
function isAnswered(): boolean {
  const { status, catalogue } = todaysCatalogueStore.getState();
  return status === 'loaded' && idsInCart().every((id) => catalogue?.products.has(id));
}

function idsInCart(): readonly string[] {
  return cartStore.getState().lines.flatMap(({ id }) => id ?? []);
}

async function load(): Promise<void> {
  // The last answer counts until the next: a payment that is offered must not be taken away in between,
  // nor the note on old prices announced anew.
  if (todaysCatalogueStore.getState().status === 'notAsked')
    todaysCatalogueStore.setState({ status: 'pending' });
  const ids = idsInCart();
  const catalogue = await fetchCatalogue(ids);
  const answered = catalogue && !catalogue.isKept && ids.every((id) => catalogue.products.has(id));
  if (answered) answeredAt = Date.now();
  todaysCatalogueStore.setState({
    status: answered ? 'loaded' : 'unreachable',
    ...(catalogue && { catalogue }),
  });
  // What is stored has today's prices; kept ones are shown alone.
  if (!catalogue || catalogue.isKept) return;
  if (repriced(cartStore.getState().lines, catalogue) !== cartStore.getState().lines)
    changeCart((lines) => repriced(lines, catalogue));
  if (answered) keepPricesTime(answeredAt);
}

/**
 * What the shop says of these products: of one in an entry or a part that is not valid, nothing. Undefined
 * where the shop is not reached. Never rejects.
 */
export async function fetchCatalogue(ids: readonly string[]): Promise<TodaysCatalogue | undefined> {
  const first = await fetchFile(cataloguePath);
  if (!first) return undefined;
  const { date, parts, isKept } = first;
  const numbers = parts === undefined ? [] : [...new Set(ids.map((id) => partOf(id, parts)))];
  const files = new Map(
    await Promise.all(
      numbers.map(async (part) => [part, await fetchFile(partPath(part, parts ?? 0))] as const),
    ),
  );
  const fileOf = (id: string) => {
    const file = parts === undefined ? first : files.get(partOf(id, parts));
    // Kept files may be of several builds.
    return file?.isKept && file.date !== date ? null : file;
  };
  const products = ids.flatMap((id) => {
    const product = fileOf(id)?.product(id);
    return product ? [[id, product] as const] : [];
  });
  const areKept = isKept || [...files.values()].some((file) => file?.isKept);
  return { date, isKept: areKept, products: new Map(products) };
}

/** A file of the catalogue; null where it is not reached in time or is something else. Never throws. */
async function fetchFile(
  path: `/${string}`,
): Promise<(CatalogueFile & { isKept: boolean }) | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.catalogueTimeoutMs);
  try {
    const response = await fetch(sitePath(path), { cache: 'no-cache', signal: timeout.signal });
    const file = response.ok && parseCatalogue(parseJson(await response.text()));
    return file ? { ...file, isKept: response.headers.has(KEPT_HEADER) } : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
