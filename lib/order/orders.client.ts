import { createStore } from 'zustand/vanilla';
import type { CartLine } from '@/lib/cart/cart-lines';
import { fnv1a } from '@/lib/format/fnv1a';
import { pagePaths } from '@/lib/site/page-paths';
import { sitePath } from '@/lib/site/site-path';
import { parseLink } from './order-code';
import { linkDay, type OrderIdentity } from './order-link';
import {
  type KeptOrder,
  ordersText,
  parseOrders,
  referenceOf,
  replacedOrder,
  withOrder,
  withoutOrder,
} from './orders';
import { ordersKey } from './orders-key';
import { drawnLetters, referenceFrom } from './reference';

/** The orders of this phone, the last first. */
interface OrdersState {
  orders: readonly KeptOrder[];
  /** False if storage cannot be read or did not take the last change: the list is lost when the page closes. */
  saved: boolean;
}

export const ordersStore = createStore<OrdersState>(() => {
  const stored = read();
  return { orders: [], ...stored, saved: stored !== undefined };
});

/** What an order needs to be kept: `code` is undefined where no link can carry it. */
export interface SentOrder {
  code?: string | undefined;
  lines: readonly CartLine[];
}

/** Keeps an order that leaves the phone now (docs/behaviour.md 36.1). Never throws. */
export function keepOrder({ code, lines }: SentOrder): void {
  if (code !== undefined)
    change((orders) => withOrder(orders, { code, cart: cartMark(lines), lineIds: idsOf(lines) }));
}

/** From now on these lines are the kept order of this reference, changed (docs/behaviour.md 33.8). */
export function changeOrder(reference: string, lines: readonly CartLine[]): void {
  change((orders) =>
    orders.map((order) =>
      referenceOf(order.code) === reference
        ? { ...order, lineIds: [...order.lineIds, ...idsOf(lines)] }
        : order,
    ),
  );
}

/** Forgets the order of this reference. */
export function removeOrder(reference: string): void {
  change((orders) => withoutOrder(orders, reference));
}

/** Forgets every order. */
export function removeOrders(): void {
  change(() => []);
}

/**
 * The reference and day of an order of these lines (docs/behaviour.md 33.2): those under which it was
 * sent, else new ones, which stay while the lines and the page do.
 */
export function orderIdentity(lines: readonly CartLine[]): OrderIdentity {
  const cart = cartMark(lines);
  const kept = ordersStore.getState().orders.find((order) => order.cart === cart);
  const content = kept && parseLink(kept.code);
  const sent = typeof content === 'object' ? content.order : undefined;
  const { reference, day } = sent ?? drawn.get(cart) ?? draw();
  if (!sent) drawn.set(cart, { reference, day });
  const { orders } = ordersStore.getState();
  const replaces = replacedOrder(orders, idsOf(lines), { reference, day });
  return { reference, day, address: orderAddress(), ...(replaces && { replaces }) };
}

function idsOf(lines: readonly CartLine[]): readonly string[] {
  return lines.map(({ lineId }) => lineId);
}

/** The whole address of the page of an order. */
export function orderAddress(): string {
  return window.location.origin + sitePath(pagePaths.order);
}

/** Of this page, by the lines: its cart and its product are two orders. */
const drawn = new Map<string, DrawnIdentity>();

type DrawnIdentity = Pick<OrderIdentity, 'reference' | 'day'>;

function draw(): DrawnIdentity {
  const numbers = crypto.getRandomValues(new Uint8Array(drawnLetters));
  return {
    reference: referenceFrom([...numbers].map((number) => number % 32)),
    day: linkDay(Date.now()),
  };
}

/** The same for the same lines of a cart: an equal order of another day has lines of other ids. */
function cartMark(lines: readonly CartLine[]): string {
  const facts = lines.map(({ lineId, size, quantity, price }) => [lineId, size, quantity, price]);
  return fnv1a(JSON.stringify(facts)).toString(36);
}

/**
 * Storage is read before each change, so that two tabs lose nothing of each other's. What cannot be read may
 * be orders, so it is not overwritten.
 */
function change(next: (orders: readonly KeptOrder[]) => readonly KeptOrder[]): void {
  const { saved, orders } = ordersStore.getState();
  const stored = read();
  const now = next((saved && stored?.orders) || orders);
  ordersStore.setState({ orders: now, saved: stored !== undefined && write(now) });
}

/** Undefined where storage is blocked. */
function read(): Pick<OrdersState, 'orders'> | undefined {
  try {
    return { orders: parseOrders(window.localStorage.getItem(ordersKey)) };
  } catch {
    return undefined;
  }
}

function write(orders: readonly KeptOrder[]): boolean {
  try {
    window.localStorage.setItem(ordersKey, ordersText(orders));
    return true;
  } catch {
    return false;
  }
}

/** Takes over what another tab stored, unless this page has orders that storage did not take. */
function followStorage(): void {
  if (ordersStore.getState().saved) ordersStore.setState(read() ?? {});
}

function listenToOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // The key is null if everything was cleared.
    if (key === ordersKey || key === null) followStorage();
  });
  // A page restored by the Back button has missed the storage events in between.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStorage();
  });
}

if (typeof window !== 'undefined') listenToOtherTabs();
