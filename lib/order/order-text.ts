import { shop } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { type CartLine, countItems } from '@/lib/cart/cart-lines';
import { countText, fillText } from '@/lib/format/fill-text';
import { formatKes, lineTotalKes, totalKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { limits } from '@/lib/site/limits';
import { encodeText } from '@/lib/site/links';

type OrderWords = Words['order'];

/** What the message needs of a line: a cart line, or a product in a size and quantity. */
export type OrderLine = Pick<CartLine, 'title' | 'category' | 'size' | 'quantity' | 'price'>;

/** The way to pay that the message names; 'undecided' names both. */
export type PayBy = 'undecided' | 'mpesa' | 'paybill';

/**
 * The chat message that orders these lines (docs/behaviour.md 6.1). Of four variants, each shorter than
 * the one before, it is the first that fits into a link (docs/behaviour.md 6.4).
 */
export function orderText(
  words: OrderWords,
  lines: readonly OrderLine[],
  payBy: PayBy = 'undecided',
): string {
  const end = [
    fillText(words.total, { sum: formatKes(totalKes(lines)) }),
    ...wholesaleRequest(words, lines),
    '',
    payment(words, lines, payBy),
  ];
  const greeting = fillText(words.greeting, { shop: shop.name });
  let text = '';
  for (const list of [eachLine, eachProduct, eachCategory, countOnly]) {
    text = [greeting, '', ...list(words, lines), '', ...end].join('\n');
    if (fitsInLink(text)) break;
  }
  return text;
}

/** Whether a message takes under `limits.orderTextEncoded` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < limits.orderTextEncoded;
}

/** The chat message of a product before a size is chosen (docs/behaviour.md 6.6). */
export function questionText(words: OrderWords, product: string): string {
  return fillText(words.question, { shop: shop.name, product });
}

/** The chat message that is about no product. */
export function helloText(words: OrderWords): string {
  return fillText(words.hello, { shop: shop.name });
}

function eachLine(words: OrderWords, lines: readonly OrderLine[]): string[] {
  return lines.map((line, index) =>
    fillText(words.lineRow, {
      number: index + 1,
      product: line.title,
      size: line.size,
      count: line.quantity,
      price: line.price,
      sum: formatKes(lineTotalKes(line)),
    }),
  );
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

/** Whether the lines have enough items for the wholesale price (docs/behaviour.md 6.2). */
export function isWholesale(lines: readonly OrderLine[]): boolean {
  return countItems(lines) > shop.wholesaleAbove;
}

function wholesaleRequest(words: OrderWords, lines: readonly OrderLine[]): string[] {
  return isWholesale(lines) ? [fillText(words.wholesale, { count: shop.wholesaleAbove })] : [];
}

function payment(words: OrderWords, lines: readonly OrderLine[], payBy: PayBy): string {
  const mpesa = fillText(words.mpesa, { number: localPhone(shop.mpesaNumber) });
  const paybill = fillText(words.paybill, shop.paybill);
  return payBy === 'undecided'
    ? fillText(words.payUndecided, { mpesa, paybill })
    : fillText(words.payDecided, {
        sum: formatKes(totalKes(lines)),
        means: payBy === 'mpesa' ? mpesa : paybill,
      });
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
