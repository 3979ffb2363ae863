import type {
  CreateOrderActions,
  OnApproveActions,
  PayPalButtonsComponentOptions,
} from '@paypal/paypal-js';
import { closeCart } from '@/lib/cart/cart-dialog.client';
import { type CartLine, includesLines } from '@/lib/cart/cart-lines';
import { cartStore, clearPaid } from '@/lib/cart/cart-store.client';
import { paymentOrder } from './payment-order';
import { captureOutcome, isCompleted, isDeclined } from './payment-reply';
import { paymentStore } from './payment-store.client';

/** PayPal's order in the making. The same cart never gets a second one while it may still be paid. */
interface OpenOrder {
  lines: readonly CartLine[];
  id: Promise<string>;
  /** Known once PayPal has made the order. */
  orderID?: string;
  /** Where a capture failed and nobody knows whether money moved: asks PayPal for the order. */
  ask?: () => Promise<unknown>;
}

let open: OpenOrder | null = null;
/** The orders that are paid: an approval that comes again is passed over. */
const paidOrders = new Set<string>();

/** What PayPal's buttons do (spec §7). Nothing here needs the dialog: it may be closed meanwhile. */
export const checkout = {
  createOrder: (_data, actions) => orderForCart(actions),
  onApprove: ({ orderID }, actions) => capture(orderID, actions),
  onCancel: (data) => stopPaying(data?.orderID),
  onError: (error) => {
    console.error('PayPal could not take the payment', error);
    stopPaying();
  },
} satisfies PayPalButtonsComponentOptions;

/** The order for the cart as it is at this tap. Rejects for an empty cart. */
async function orderForCart(actions: CreateOrderActions): Promise<string> {
  const { lines } = cartStore.getState();
  if (lines.length === 0) throw new Error('There is nothing in the cart to pay for');
  paymentStore.setState({ paying: true });
  if (open && !isSameCart(open.lines, lines)) await clearDoubt(open);
  open ??= { lines, id: actions.order.create(paymentOrder(lines)) };
  const order = open;
  try {
    order.orderID = await order.id;
  } catch (error) {
    if (open === order) open = null;
    throw error;
  }
  return order.orderID;
}

function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Another order may be made only when it is known that the one before was not paid. Rejects where it
 * was, or where PayPal does not say: the other ways to order stand beside.
 */
async function clearDoubt(order: OpenOrder): Promise<void> {
  if (order.ask && order.orderID && isCompleted(await order.ask())) {
    settle(order.orderID, order.lines);
    throw new Error('The cart had been paid already');
  }
  if (open === order) open = null;
}

/**
 * Takes the money for an approved order: the current one, once, and only while all it was made for is
 * still in the cart (another tab may have paid or emptied it). Never rejects: PayPal has nothing to
 * add. A second approval may come while a capture never ends, as PayPal restarts by itself for some
 * cards: it captures the same order, which PayPal does once.
 */
async function capture(orderID: string, actions: OnApproveActions): Promise<void> {
  const order = open;
  if (order?.orderID !== orderID || paidOrders.has(orderID)) return;
  if (!includesLines(cartStore.getState().lines, order.lines)) return stopPaying(orderID);
  try {
    const reply: unknown = await orderActions(actions).capture();
    const outcome = captureOutcome(reply);
    if (outcome === 'paid') settle(orderID, order.lines);
    else if (outcome === 'declined') actions.restart();
    else throw new Error(`The capture answered ${JSON.stringify(reply)}`);
  } catch (error) {
    if (isDeclined(error)) return actions.restart();
    console.error('The payment was not captured', error);
    await askAgain(order, orderID, actions);
  }
}

/** After a failed capture the money may have moved, and only the answer been lost on the way. */
async function askAgain(order: OpenOrder, orderID: string, actions: OnApproveActions) {
  order.ask = async () => orderActions(actions).get();
  paymentStore.setState({ paying: false });
  try {
    if (isCompleted(await order.ask())) settle(orderID, order.lines);
    else if (open === order) open = null;
  } catch (error) {
    console.error('Whether the payment was captured is not known', error);
  }
}

function settle(orderID: string, lines: readonly CartLine[]): void {
  if (paidOrders.has(orderID)) return;
  paidOrders.add(orderID);
  if (open?.orderID === orderID) open = null;
  clearPaid(lines);
  closeCart();
  paymentStore.setState((state) => ({ paying: false, paid: state.paid + 1 }));
}

/** She has stopped, or PayPal has: all of it, or the one order that is named. */
function stopPaying(orderID?: unknown): void {
  if (open?.orderID && typeof orderID === 'string' && open.orderID !== orderID) return;
  if (!open?.ask) open = null;
  paymentStore.setState({ paying: false });
}

function orderActions({ order }: OnApproveActions): NonNullable<OnApproveActions['order']> {
  if (!order) throw new Error('PayPal gave no order to capture');
  return order;
}
