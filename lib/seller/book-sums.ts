import { isPaid } from '@/lib/sent/where-it-stands';
import { type BookOrder, isCounted } from './book-orders';
import { type DaySpan, isWithin } from './period';

/** What orders come to, those that are cancelled left out. */
export interface OrderSum {
  orders: number;
  /** What there is to pay for those that have a sum, in whole shillings. */
  sumKes: number;
  /** As much of it as the shop has marked as paid. */
  paidKes: number;
  /** How many have none yet. */
  open: number;
  /** How many are left out. */
  cancelled: number;
}

export interface DayOrders extends OrderSum {
  day: number;
  list: readonly BookOrder[];
}

interface SoldProduct {
  id: string;
  items: number;
  /** Each size with how many of it, most first. */
  sizes: readonly (readonly [size: string, items: number])[];
}

type Summed = Pick<BookOrder, 'sumKes' | 'content'>;

/** What orders come to. */
export function sumOf(orders: readonly Summed[]): OrderSum {
  const counted = orders.filter(isCounted);
  return {
    orders: counted.length,
    sumKes: kesOf(counted),
    paidKes: kesOf(counted.filter(({ content }) => isPaid(content.state))),
    open: counted.filter(({ sumKes }) => sumKes === undefined).length,
    cancelled: orders.length - counted.length,
  };
}

/** The orders by day, in the order in which days and orders come. */
export function byDay(orders: readonly BookOrder[]): readonly DayOrders[] {
  const days = new Map<number, BookOrder[]>();
  for (const order of orders) {
    const list = days.get(order.day);
    if (list) list.push(order);
    else days.set(order.day, [order]);
  }
  return [...days].map(([day, list]) => ({ day, list, ...sumOf(list) }));
}

/** What the orders of each span come to. */
export function sumsOf(
  orders: readonly BookOrder[],
  spans: readonly DaySpan[],
): readonly (DaySpan & OrderSum)[] {
  return spans.map((span) => ({ ...span, ...sumOf(within(orders, span)) }));
}

/** What was ordered in a span by product and size, most first; cancelled orders and sold-out lines are left out. */
export function soldIn(orders: readonly BookOrder[], span: DaySpan): readonly SoldProduct[] {
  const products = new Map<string, Map<string, number>>();
  for (const { content } of within(orders, span).filter(isCounted)) {
    content.lines.forEach(({ id, size, quantity }, row) => {
      if (content.state?.soldOut?.includes(row)) return;
      const sizes = products.get(id) ?? new Map<string, number>();
      sizes.set(size, (sizes.get(size) ?? 0) + quantity);
      products.set(id, sizes);
    });
  }
  return [...products]
    .map(([id, sizes]) => ({
      id,
      items: [...sizes.values()].reduce((sum, items) => sum + items, 0),
      sizes: [...sizes].sort(([, a], [, b]) => b - a),
    }))
    .sort((a, b) => b.items - a.items);
}

function kesOf(orders: readonly Summed[]): number {
  return orders.reduce((sum, { sumKes = 0 }) => sum + sumKes, 0);
}

function within(orders: readonly BookOrder[], span: DaySpan): readonly BookOrder[] {
  return orders.filter(({ day }) => isWithin(span, day));
}
