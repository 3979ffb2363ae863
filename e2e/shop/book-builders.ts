import { encodeLink, type OrderedLine, type OrderFacts } from '@/lib/order/order-link-format';
import {
  type OrderState,
  type StepFacts,
  type StepName,
  stateMinute,
  withQuestion,
  withStep,
} from '@/lib/order/order-state';
import { referenceOfText } from '@/lib/order/reference';
import { type BookedOrder, bookId } from '@/lib/seller/book';

/**
 * The facts of an order in the book that a test states; by default one pair of boots with free
 * delivery.
 */
export interface BookedWith extends Partial<Omit<BookedOrder, 'id' | 'code'>> {
  /** Makes its reference. */
  number?: number;
  lines?: readonly Partial<OrderedLine>[];
  order?: Partial<OrderFacts>;
  /** Whether its delivery fee is not known yet. */
  isFeeOpen?: boolean;
  /** The steps that the shop has taken, one a minute from `at`. */
  steps?: readonly StepName[];
  at?: number;
  /** The other facts of its state. */
  state?: Partial<OrderState>;
}

/** An order as the book keeps it. */
export function bookedOrder({
  number = 0,
  lines = [{}],
  order,
  isFeeOpen = false,
  steps,
  at = 0,
  state,
  ...over
}: BookedWith = {}): BookedOrder {
  const content = {
    lines: lines.map((line) => ({ id: 'boot', size: '41', priceKes: 1000, quantity: 1, ...line })),
    order: {
      reference: referenceOfText(`order ${number}`),
      day: 300,
      area: '',
      place: '',
      payBy: 'till' as const,
      ...(!isFeeOpen && { feeKes: 0 }),
      ...order,
    },
  };
  const taken = steps?.map((is, minute) => ({ is, at: at + minute }));
  const stated = (taken ?? state) && {
    state: { at: taken?.at(-1)?.at ?? at, steps: taken ?? [], ...state },
  };
  const code = encodeLink({ ...content, ...stated });
  if (!code) throw new Error('No link can carry this order');
  const entry = { name: '', phone: '', note: '', packed: [], changed: 0, ...over };
  return { id: bookId(content), code, ...entry };
}

/** A step of an order, at a day and an hour of November 2026: '26T09:00'. */
export type StepAt = readonly [is: StepName, time: string, facts?: StepFacts];

/** The state of an order after these steps, and a question about the rows that are sold out. */
export function stateAfter(
  steps: readonly StepAt[],
  soldOut?: readonly number[],
): { state?: OrderState } {
  const minute = (time: string) => stateMinute(Date.parse(`2026-11-${time}+03:00`));
  const taken = steps.reduce<OrderState | undefined>(
    (before, [is, time, facts]) => withStep(before, { is, at: minute(time), ...facts }),
    undefined,
  );
  const state = soldOut ? withQuestion(taken, soldOut, minute('26T11:00')) : taken;
  return state ? { state } : {};
}
