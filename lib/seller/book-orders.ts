import { countItems } from '@/lib/cart/cart-lines';
import type { CardProduct } from '@/lib/catalogue/product';
import { pricedContent } from '@/lib/order/link-lines';
import type { OrderContent } from '@/lib/order/order-link-format';
import { minuteMs, type StepName, stepOf } from '@/lib/order/order-state';
import { isCancelled, orderSumKes } from '@/lib/sent/where-it-stands';
import { memoize } from '@/lib/values/memoize';
import { type BookedOrder, contentOf } from './book';
import { nextOrderSteps } from './next-order-steps';

/** What the shop does next with an order, in the order of the work. */
export const workNames = ['confirm', 'pay', 'pack', 'send', 'done'] as const;
export type WorkName = (typeof workNames)[number];

/** An order of the book with what its code says. */
export interface BookOrder extends BookedOrder {
  content: OrderContent;
  /** When it was ordered: days since 1 January 2026 in Kenya. */
  day: number;
  items: number;
  /**
   * What it comes to in whole shillings: what the shop has confirmed, else the order's total. Undefined until
   * the shop says it: no area, or the wholesale price.
   */
  sumKes: number | undefined;
  step: StepName | 'new';
  /** When the shop took that step, in ms; undefined for a new order. */
  since?: number;
  next: WorkName;
}

/** The products of today's catalogue by id, as far as it is there. */
export type BookProducts = ReadonlyMap<string, Pick<CardProduct, 'name' | 'priceSteps'>>;

const noProducts: BookProducts = new Map();

/**
 * The orders of a book, the newest day first. A link can have any day: one that is still to come, but for
 * tomorrow on a clock that is fast, is last. With the prices by quantity of its products an order has a sum
 * that would else be asked for.
 */
export function bookOrders(
  book: readonly BookedOrder[],
  today: number,
  products = noProducts,
): readonly BookOrder[] {
  const place = ({ day }: BookOrder) => (day > today + 1 ? -1 : day);
  return book.map(orderOf(products)).sort((a, b) => place(b) - place(a));
}

/** What an entry's code says. An entry is read once, however often and in whatever list it is asked for. */
export const readEntry = memoize((entry: BookedOrder) => contentOf(entry));

/** An entry that stays in the book stays the same order, so that its row is not drawn again. */
const orderOf = memoize((products: BookProducts) =>
  memoize((entry: BookedOrder) => readOrder(entry, products)),
);

/** Whether an order is in the sums of the book. */
export function isCounted({ content }: Pick<BookOrder, 'content'>): boolean {
  return !isCancelled(content.state);
}

function readOrder(entry: BookedOrder, products: BookProducts): BookOrder {
  const content = pricedContent(readEntry(entry), products);
  const { order, lines, state } = content;
  const last = state?.steps.at(-1);
  return {
    ...entry,
    content,
    day: order.day,
    items: countItems(lines),
    sumKes: orderSumKes(content),
    step: stepOf(state),
    ...(last && { since: minuteMs(last.at) }),
    next: nextWork(content),
  };
}

/** By the step that is likely to follow. */
const workOf: Readonly<Record<StepName, WorkName>> = {
  confirmed: 'confirm',
  paid: 'pay',
  packed: 'pack',
  ready: 'send',
  sent: 'send',
  collected: 'send',
  cancelled: 'done',
};

/** What comes next. A parcel that is paid and on its way needs nothing more of the shop. */
function nextWork(content: OrderContent): WorkName {
  const [step] = nextOrderSteps(content);
  const isSent = content.state?.steps.some(({ is }) => is === 'sent');
  if (!step || (step === 'collected' && isSent)) return 'done';
  return workOf[step];
}
