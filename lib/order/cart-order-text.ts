import { countItems } from '@/lib/cart/cart-lines';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, totalKes } from '@/lib/format/money';
import { fitsInLink } from './fits-in-link';
import { lineRows, type OrderLine, type OrderWords, orderText, paymentMeans } from './order-text';

/** The means to pay that the customer has chosen; 'undecided' names both. */
export type PayBy = 'undecided' | 'mpesa' | 'paybill';

/**
 * The chat message that orders a cart. Of four lists, each shorter than the one before, it has the first
 * that fits into a link (docs/behaviour.md 6.4).
 */
export function cartOrderText(
  words: OrderWords,
  lines: readonly OrderLine[],
  payBy: PayBy = 'undecided',
): string {
  const payment =
    payBy === 'undecided'
      ? undefined
      : fillText(words.payDecided, {
          sum: formatKes(totalKes(lines)),
          means: paymentMeans(words)[payBy],
        });
  let text = '';
  for (const list of [lineRows, eachProduct, eachCategory, countOnly]) {
    text = orderText(words, lines, list(words, lines), payment);
    if (fitsInLink(text)) break;
  }
  return text;
}

/** One row for each product: 'Brogues: 2 × 40, 1 × 41, KSh 6,750'. */
function eachProduct(words: OrderWords, lines: readonly OrderLine[]): string[] {
  return groupBy(lines, (line) => line.title).map(([product, group]) =>
    fillText(words.productRow, {
      product,
      sizes: sizesOf(words, group),
      sum: formatKes(totalKes(group)),
    }),
  );
}

function sizesOf(words: OrderWords, lines: readonly OrderLine[]): string {
  return groupBy(lines, (line) => line.size)
    .map(([size, group]) => fillText(words.sizeCount, { count: countItems(group), size }))
    .join(', ');
}

function eachCategory(words: OrderWords, lines: readonly OrderLine[]): string[] {
  const rows = groupBy(lines, (line) => line.category || words.noCategory).map(
    ([category, group]) =>
      fillText(words.categoryRow, {
        category,
        items: countText(words.items, countItems(group)),
        sum: formatKes(totalKes(group)),
      }),
  );
  return [...countOnly(words, lines), ...rows];
}

function countOnly(words: OrderWords, lines: readonly OrderLine[]): string[] {
  return [fillText(words.longList, { items: countText(words.items, countItems(lines)) })];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}
