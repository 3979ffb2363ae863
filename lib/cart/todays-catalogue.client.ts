import { createStore } from 'zustand/vanilla';
import {
  type FetchedCatalogue,
  fetchCatalogueFile,
  lastCatalogueFile,
} from '@/lib/catalogue/catalogue-file.client';
import { cartStore, changeCart } from './cart-store.client';
import { repriced, type TodaysCatalogue } from './cart-today';
import { keepPricesTime } from './prices-time.client';

/** How long today's prices are waited for. */
export const catalogueTimeoutMs = 8000;

/** A cart that is opened later than this after the last answer asks for the prices again. */
export const catalogueFreshMs = 300_000;

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
 * is younger than `catalogueFreshMs`. Resolves with undefined where the shop is not reached, an
 * answer that the phone had kept included, or its answer does not have them all. Never rejects.
 */
export async function loadTodaysCatalogue(): Promise<TodaysCatalogue | undefined> {
  if (!isAnswered() || Date.now() - answeredAt > catalogueFreshMs) await loadOrJoin();
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
  const file = freshFile(ids) ?? (await askShop());
  const catalogue = file && todaysCatalogue(file, ids);
  const answered = catalogue && !catalogue.isKept && ids.every((id) => catalogue.products.has(id));
  if (answered) answeredAt = file.askedAt;
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
 * The last answer of the page, which may be the search's, where it counts as today's for these products:
 * young, of the shop itself, and with all of them.
 */
function freshFile(ids: readonly string[]): FetchedCatalogue | undefined {
  const file = lastCatalogueFile();
  if (!file || file.isKept || Date.now() - file.askedAt > catalogueFreshMs) return undefined;
  return ids.every((id) => typeof file.product(id) === 'object') ? file : undefined;
}

/** The catalogue as the shop has it now, or as the phone had kept it; undefined where neither is there in time. Never rejects. */
export async function askShop(): Promise<FetchedCatalogue | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), catalogueTimeoutMs);
  try {
    return await fetchCatalogueFile({ signal: timeout.signal });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** What a file says of these products: of one in an entry that is not valid, nothing. */
export function todaysCatalogue(
  { date, isKept, product }: FetchedCatalogue,
  ids: readonly string[],
): TodaysCatalogue {
  const products = ids.flatMap((id) => {
    const today = product(id);
    return today ? [[id, today] as const] : [];
  });
  return { date, isKept, products: new Map(products) };
}
