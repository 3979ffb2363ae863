import type {
  CreateOrderActions,
  OnApproveActions,
  PayPalButtonsComponentOptions,
} from '@paypal/paypal-js';
import type { CartLine } from '@/lib/cart-lines';
import { paymentOrder } from '@/lib/payment-order';
import { captureOutcome, isCompleted, isDeclined } from '@/lib/payment-reply';
import { closeCart } from './cart-dialog';
import { cartStore, clearPaid } from './cart-store';
import { paymentStore } from './payment-store';

/** PayPal's order in the making. The same cart never gets a second one while it may still be paid. */
interface OpenOrder {
  lines: readonly CartLine[];
  id: Promise<string>;
  /** The capture failed and nobody knows whether money moved: it is not given up (nor paid twice). */
  doubtful: boolean;
}

let open: OpenOrder | null = null;
/** What each of this page's orders was for, until it is paid; then null. */
const orders = new Map<string, readonly CartLine[] | null>();

/** What PayPal's buttons do (spec §7). Nothing here needs the dialog: it may be closed meanwhile. */
export const checkout = {
  createOrder: (_data, actions) => orderForCart(actions),
  onApprove: ({ orderID }, actions) => capture(orderID, actions),
  onCancel: () => stopPaying(),
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
  if (!open || !isSameCart(open.lines, lines))
    open = { lines, id: actions.order.create(paymentOrder(lines)), doubtful: false };
  const id = await open.id.catch((error: unknown) => {
    open = null;
    throw error;
  });
  orders.set(id, lines);
  return id;
}

function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Takes the money for an approved order. Not for one that is paid already, and not where the cart was
 * emptied meanwhile, as by a payment in another tab. Never rejects: PayPal has nothing to add.
 * A second approval may come while a capture never ends: PayPal restarts by itself for some cards.
 * It captures the same order, which PayPal does once.
 */
async function capture(orderID: string, actions: OnApproveActions): Promise<void> {
  const { lines } = cartStore.getState();
  if (lines.length === 0 || orders.get(orderID) === null) return stopPaying();
  try {
    const reply: unknown = await orderActions(actions).capture();
    const outcome = captureOutcome(reply);
    if (outcome === 'paid') settle(orderID);
    else if (outcome === 'declined') actions.restart();
    else throw new Error(`The capture answered ${JSON.stringify(reply)}`);
  } catch (error) {
    if (isDeclined(error)) return actions.restart();
    console.error('The payment was not captured', error);
    await askAgain(orderID, actions);
  }
}

/** After a failed capture the money may have moved, and only the answer been lost on the way. */
async function askAgain(orderID: string, actions: OnApproveActions): Promise<void> {
  if (open) open.doubtful = true;
  stopPaying();
  try {
    if (isCompleted(await orderActions(actions).get())) settle(orderID);
    else open = null;
  } catch (error) {
    console.error('Whether the payment was captured is not known', error);
  }
}

function settle(orderID: string): void {
  const paid = orders.get(orderID);
  if (paid === null) return;
  orders.set(orderID, null);
  open = null;
  clearPaid(paid ?? cartStore.getState().lines);
  closeCart();
  paymentStore.setState((state) => ({ paying: false, paid: state.paid + 1 }));
}

function stopPaying(): void {
  if (!open?.doubtful) open = null;
  paymentStore.setState({ paying: false });
}

function orderActions({ order }: OnApproveActions): NonNullable<OnApproveActions['order']> {
  if (!order) throw new Error('PayPal gave no order to capture');
  return order;
}
