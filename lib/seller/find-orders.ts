import { areaName } from '@/lib/facts/delivery-areas';
import { shownReference } from '@/lib/order/reference';
import { memoize } from '@/lib/values/memoize';
import type { BookOrder, WorkName } from './book-orders';

/** What is looked for in the book. */
export interface BookSearch {
  /** As it is typed; '' for every order. */
  text: string;
  /** The orders of which this comes next; undefined for all. */
  next?: WorkName | undefined;
}

export interface FoundBy {
  order: BookOrder;
  words: string;
  /** The digits of the customer's number, without 254 or the first 0. */
  number: string;
}

/** So few digits may be a size or the beginning of a reference: they are no part of a number. */
const FEWEST_DIGITS = 4;

/** The orders with what they are found by: reference, customer, place, note, codes and products. */
export function searchable(
  orders: readonly BookOrder[],
  productName: ProductName,
): readonly FoundBy[] {
  return orders.map(foundBy(productName));
}

/** The name of a product by its id. */
type ProductName = (id: string) => string;

const foundBy = memoize((productName: ProductName) =>
  memoize((order: BookOrder): FoundBy => {
    const { name, phone, note, content } = order;
    const { order: facts, state, lines } = content;
    const texts = [
      shownReference(facts.reference),
      name,
      phone,
      areaName(facts.area),
      facts.place,
      note,
      state?.paidCode ?? '',
      state?.waybill ?? '',
      ...lines.map(({ id }) => productName(id)),
    ];
    return { order, words: plain(texts.join(' ')), number: digitsOf(phone) };
  }),
);

/** Those that have each word of a search, or the number that it is. */
export function findOrders(
  orders: readonly FoundBy[],
  { text, next }: BookSearch,
): readonly BookOrder[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s+()-]*$/.test(text) ? digitsOf(text) : '';
  const isNumber = digits.length >= FEWEST_DIGITS;
  return orders
    .filter(({ order }) => next === undefined || order.next === next)
    .filter(
      (one) =>
        (isNumber && one.number.includes(digits)) ||
        words.every((word) => one.words.includes(word)),
    )
    .map(({ order }) => order);
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^(254|0)/, '');
}
