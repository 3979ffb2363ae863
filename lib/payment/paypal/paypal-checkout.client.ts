import type {
  CreateOrderActions,
  OnApproveActions,
  PayPalButtonsComponentOptions,
} from '@paypal/paypal-js';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartStore, changeCart } from '@/lib/cart/cart-store.client';
import { linesToday, orderableLines } from '@/lib/cart/cart-today';
import { closeCart } from '@/lib/cart/open-cart.client';
import { loadTodaysCatalogue, todaysCatalogueStore } from '@/lib/cart/todays-catalogue.client';
import { isWholesale } from '@/lib/cart/wholesale';
import { shownReference } from '@/lib/order/reference';
import { concernsCart, doubtOf, type PaymentDoubt } from '@/lib/payment/kept-doubt';
import { doubtStore, keepDoubt } from '@/lib/payment/kept-doubt.client';
import { paymentStore, refusalStore } from '@/lib/payment/payment-store.client';
import { orderIdentity } from '@/lib/sent/orders.client';
import { includesLines, withoutPaid } from './cart-after-payment';
import { paymentOrder } from './payment-order';
import { isDeclined, paymentOutcome } from './payment-outcome';

/** An order that may still be paid; until then the same cart gets no second one. */
interface OpenOrder {
  lines: readonly CartLine[];
  id: Promise<string>;
  /** Set once PayPal has created the order. */
  orderID?: string;
  /** Set after a failed capture, when money may have moved: fetches the order from PayPal. */
  fetchOrder?: () => Promise<unknown>;
}

let openOrder: OpenOrder | null = null;
/** The ids of paid orders, whose repeated approvals are ignored. */
const paidOrders = new Set<string>();

/** The callbacks of PayPal's buttons; the cart dialog may be closed while paying. */
export function checkout() {
  return {
    createOrder: (_data, actions) => orderForCart(actions),
    onApprove: ({ orderID }, actions) => capture(orderID, actions),
    onCancel: (data) => stopPaying(data?.orderID),
    onError: (error) => {
      console.error('PayPal could not take the payment', error);
      const { paying } = paymentStore.getState();
      stopPaying();
      // Without a payment under way, and where a reason is known, there is nothing to add.
      const isExplained = refusalStore.getState().refused ?? cartDoubt();
      if (paying && !isExplained) refusalStore.setState({ refused: 'failed' });
    },
  } satisfies PayPalButtonsComponentOptions;
}

/**
 * The id of the order for the cart as it is at this click. Rejects where nothing in it can be ordered,
 * where it asks for the wholesale price, and where today's prices are not those that are shown.
 */
async function orderForCart(actions: CreateOrderActions): Promise<string> {
  if (orderable().length === 0) throw new Error('There is nothing in the cart to pay for');
  if (isWholesale(orderable()))
    throw new Error('The cart asks for the wholesale price, which is not known');
  const doubt = cartDoubt();
  if (doubt && doubt.orderID !== openOrder?.orderID)
    throw new Error(`Whether order ${doubt.orderID} was paid is not known`);
  paymentStore.setState({ paying: true });
  refusalStore.setState({ refused: undefined });
  const lines = await linesAtTodaysPrices();
  if (openOrder && !isSameCart(openOrder.lines, lines)) await dropUnpaid(openOrder);
  const reference = shownReference(orderIdentity(lines).reference);
  openOrder ??= { lines, id: actions.order.create(paymentOrder(lines, reference)) };
  const order = openOrder;
  try {
    order.orderID = await order.id;
  } catch (error) {
    if (openOrder === order) openOrder = null;
    throw error;
  }
  return order.orderID;
}

/** The payment in doubt, unless it was for another cart. */
function cartDoubt(): PaymentDoubt | undefined {
  const { doubt } = doubtStore.getState();
  return concernsCart(doubt, cartStore.getState().lines) ? doubt : undefined;
}

/** The stored lines that can be ordered, at the last known prices and steps. Nothing else of them is today's. */
function orderable(): readonly CartLine[] {
  const { lines } = cartStore.getState();
  const today = linesToday(lines, todaysCatalogueStore.getState().catalogue);
  const terms = new Map(
    orderableLines(today).map(({ lineId, priceKes, priceSteps }) => [
      lineId,
      { priceKes, priceSteps },
    ]),
  );
  return lines.flatMap(({ priceSteps: _, ...line }) => {
    const known = terms.get(line.lineId);
    if (!known) return [];
    const { priceKes, priceSteps } = known;
    return [{ ...line, priceKes, ...(priceSteps && { priceSteps }) }];
  });
}

/** The lines to pay for. Rejects, with the reason in the store, unless the shopper saw their prices. */
async function linesAtTodaysPrices(): Promise<readonly CartLine[]> {
  const shown = pricesOf(orderable());
  const catalogue = await loadTodaysCatalogue();
  const lines = orderable();
  if (!catalogue) refuse('pricesUnknown');
  // The steps of a price may be gone since.
  if (pricesOf(lines) !== shown || isWholesale(lines)) refuse('priceChanged');
  return lines;
}

function pricesOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(({ lineId, priceKes }) => [lineId, priceKes]));
}

function refuse(refused: 'priceChanged' | 'pricesUnknown'): never {
  refusalStore.setState({ refused });
  throw new Error(`The payment did not start: ${refused}`);
}

function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Drops an order that is known to be unpaid, so that another can be created. Rejects if it was paid or
 * PayPal does not say; the other ways to order remain.
 */
async function dropUnpaid(order: OpenOrder): Promise<void> {
  const { orderID, fetchOrder } = order;
  if (orderID && (fetchOrder || doubtStore.getState().doubt?.orderID === orderID)) {
    // While its capture runs there is nothing to ask yet.
    const outcome = fetchOrder ? paymentOutcome(await fetchOrder()) : 'unknown';
    if (outcome === 'paid') {
      settle(orderID, order.lines);
      throw new Error('The cart had been paid already');
    }
    if (outcome === 'unknown') throw new Error(`Whether order ${orderID} was paid is not known`);
  }
  keepDoubt(undefined);
  if (openOrder === order) openOrder = null;
}

/**
 * Takes the money for an approved order: the current one, once, and only while everything it was made
 * for is still in the cart, as another tab may have paid or emptied it. Never
 * rejects. PayPal restarts by itself for some cards and approves again while a capture is pending; it
 * then captures the same order, which PayPal does only once.
 */
async function capture(orderID: string, actions: OnApproveActions): Promise<void> {
  const order = openOrder;
  if (order?.orderID !== orderID || paidOrders.has(orderID)) return;
  if (!includesLines(cartStore.getState().lines, order.lines)) return stopPaying(orderID);
  const doubt = cartDoubt();
  if (doubt && doubt.orderID !== orderID) return stopPaying(orderID);
  // The page may be left before PayPal answers.
  keepDoubt(doubtOf(orderID, Date.now(), order.lines));
  try {
    const reply: unknown = await orderActions(actions).capture();
    const outcome = paymentOutcome(reply);
    if (outcome === 'paid') settle(orderID, order.lines);
    else if (outcome === 'declined') restart(actions);
    else throw new Error(`The capture answered ${JSON.stringify(reply)}`);
  } catch (error) {
    if (isDeclined(error)) return restart(actions);
    console.error('The payment was not captured', error);
    await settleIfPaid(order, orderID, actions);
  }
}

/** Lets another card be tried. */
function restart(actions: OnApproveActions): void {
  keepDoubt(undefined);
  actions.restart();
}

/** Asks PayPal after a capture that did not say that it was paid: its answer may have been lost. */
async function settleIfPaid(order: OpenOrder, orderID: string, actions: OnApproveActions) {
  order.fetchOrder = async () => orderActions(actions).get();
  paymentStore.setState({ paying: false });
  try {
    const fetched = await order.fetchOrder();
    const outcome = paymentOutcome(fetched);
    if (outcome === 'paid') return settle(orderID, order.lines);
    if (outcome === 'unknown') throw new Error(`The order answered ${JSON.stringify(fetched)}`);
    if (openOrder === order) openOrder = null;
    keepDoubt(undefined);
    refusalStore.setState({ refused: 'failed' });
  } catch (error) {
    console.error('Whether the payment was captured is not known', error);
    refusalStore.setState({ refused: 'inDoubt' });
  }
}

/** Ends a payment: removes what was paid for from the cart and closes it. */
function settle(orderID: string, lines: readonly CartLine[]): void {
  if (paidOrders.has(orderID)) return;
  paidOrders.add(orderID);
  if (openOrder?.orderID === orderID) openOrder = null;
  keepDoubt(undefined);
  changeCart((now) => withoutPaid(now, lines));
  closeCart();
  paymentStore.setState({ paying: false, paid: { id: orderID, lines } });
}

/** Ends an unsuccessful payment: the one of this order, or whichever is under way. */
function stopPaying(orderID?: unknown): void {
  if (openOrder?.orderID && typeof orderID === 'string' && openOrder.orderID !== orderID) return;
  if (!openOrder?.fetchOrder) openOrder = null;
  paymentStore.setState({ paying: false });
}

function orderActions({ order }: OnApproveActions): NonNullable<OnApproveActions['order']> {
  if (!order) throw new Error('PayPal gave no order to capture');
  return order;
}
