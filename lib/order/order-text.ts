import { shop } from '@/data/shop';
import {
  type CartLine,
  countItems,
  itemCount,
  lineTotalKes,
  totalKes,
} from '@/lib/cart/cart-lines';
import { encodeText } from '@/lib/format/encode-text';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { limits } from '@/lib/site/limits';

/** What the message needs of a line: a cart line, or a product in a size and quantity. */
export type OrderLine = Pick<CartLine, 'title' | 'category' | 'size' | 'quantity' | 'price'>;

/** The way to pay that the message names; 'undecided' names both. */
export type PayBy = 'undecided' | 'mpesa' | 'paybill';

/**
 * The chat message that orders these lines (docs/behaviour.md 6.1). Of four variants, each shorter than
 * the one before, it is the first that fits into a link (docs/behaviour.md 6.4).
 */
export function orderText(lines: readonly OrderLine[], payBy: PayBy = 'undecided'): string {
  const end = [
    `Total: ${formatKes(totalKes(lines))}`,
    ...wholesaleRequest(lines),
    '',
    payment(lines, payBy),
  ];
  const variants = [eachLine, eachProduct, eachCategory, countOnly].map((list) =>
    [greeting, '', ...list(lines), '', ...end].join('\n'),
  );
  return variants.find(fitsInLink) ?? variants.at(-1) ?? '';
}

/** Whether a message takes under `limits.orderTextEncoded` encoded characters. */
export function fitsInLink(text: string): boolean {
  return encodeText(text).length < limits.orderTextEncoded;
}

/** The chat message of a product before a size is chosen (docs/behaviour.md 6.6). */
export function questionText(title: string): string {
  return `Hello ${shop.name}, I have a question about ${title}.`;
}

/** The chat message that is about no product. */
export const helloText = `Hello ${shop.name}, I would like to ask about your clothes and shoes.`;

const greeting = `Hello ${shop.name}, I would like to order:`;

function eachLine(lines: readonly OrderLine[]): string[] {
  return lines.map(
    (line, index) =>
      `${index + 1}. ${line.title}, size ${line.size}, ${line.quantity} × ${line.price} = ${formatKes(lineTotalKes(line))}`,
  );
}

/** One row for each product: 'Brogues: 2 × 40, 1 × 41, KSh 6,750'. */
function eachProduct(lines: readonly OrderLine[]): string[] {
  return groupBy(lines, (line) => line.title).map(
    ([title, group]) => `${title}: ${sizesOf(group)}, ${formatKes(totalKes(group))}`,
  );
}

function sizesOf(lines: readonly OrderLine[]): string {
  return groupBy(lines, (line) => line.size)
    .map(([size, group]) => `${countItems(group)} × ${size}`)
    .join(', ');
}

function eachCategory(lines: readonly OrderLine[]): string[] {
  const rows = groupBy(lines, (line) => line.category || 'Other').map(
    ([category, group]) =>
      `${category}: ${itemCount(countItems(group))}, ${formatKes(totalKes(group))}`,
  );
  return [...countOnly(lines), ...rows];
}

function countOnly(lines: readonly OrderLine[]): string[] {
  return [
    `${itemCount(countItems(lines))}. The list is long: I will send products and sizes in this chat.`,
  ];
}

/** Whether the lines have enough items for the wholesale price (docs/behaviour.md 6.2). */
export function isWholesale(lines: readonly OrderLine[]): boolean {
  return countItems(lines) > shop.wholesaleAbove;
}

function wholesaleRequest(lines: readonly OrderLine[]): string[] {
  if (!isWholesale(lines)) return [];
  return [`More than ${shop.wholesaleAbove} items: please give me the wholesale price.`];
}

function payment(lines: readonly OrderLine[], payBy: PayBy): string {
  const amount = formatKes(totalKes(lines));
  const mpesa = `M-Pesa send money to ${localPhone(shop.mpesaNumber)}`;
  const paybill = `bank paybill ${shop.paybill.number}, account ${shop.paybill.account}`;
  if (payBy === 'mpesa') return `I will pay ${amount} by ${mpesa}. Please confirm before I send.`;
  if (payBy === 'paybill')
    return `I will pay ${amount} by ${paybill}. Please confirm before I send.`;
  return `Payment: ${mpesa}, or ${paybill}. Please confirm before I pay.`;
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
