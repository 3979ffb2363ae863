import { countItems } from '@/lib/cart/cart-lines';
import type { OrderContent } from '@/lib/order/link-format';
import { orderTotalKes } from '@/lib/order/order-link';
import { minuteMs, type StepName, stepOf } from '@/lib/order/order-state';
import { memoize } from '@/lib/values/memoize';
import { type BookedOrder, contentOf } from './book';
import { nextSteps } from './next-steps';

/** What the shop does next with an order, in the order of the work. */
export const workNames = ['confirm', 'pay', 'pack', 'send', 'done'] as const;
export type WorkName = (typeof workNames)[number];

/** An order of the book with what its code says. */
export interface BookOrder extends BookedOrder {
  content: OrderContent;
  /** When it was ordered: days since 1 January 2026 in Kenya. */
  day: number;
  items: number;
  /** What there is to pay: what the shop has confirmed, else the order's total. In whole shillings. */
  sumKes: number;
  step: StepName | 'new';
  /** When the shop took that step, in ms; undefined for a new order. */
  since?: number;
  next: WorkName;
}

/** The orders of a book, the newest day first. A book is read once, however often it is asked for. */
export const bookOrders = memoize((book: readonly BookedOrder[]): readonly BookOrder[] =>
  book.map(bookOrder).sort((a, b) => b.day - a.day),
);

/** Whether an order is in no sum. */
export function isCancelled({ step }: Pick<BookOrder, 'step'>): boolean {
  return step === 'cancelled';
}

function bookOrder(entry: BookedOrder): BookOrder {
  const content = contentOf(entry);
  const { order, lines, state } = content;
  const last = state?.steps.at(-1);
  return {
    ...entry,
    content,
    day: order.day,
    items: countItems(lines),
    sumKes: state?.toPayKes ?? orderTotalKes(content),
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
  const [step] = nextSteps(content);
  const isSent = content.state?.steps.some(({ is }) => is === 'sent');
  if (!step || (step === 'collected' && isSent)) return 'done';
  return workOf[step];
}
