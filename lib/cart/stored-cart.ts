import { parseKes } from '@/lib/format/money';
import {
  asRecord,
  isBrokenNumber,
  isPositiveInteger,
  isText,
  parseJson,
} from '@/lib/format/unknown-values';
import * as limits from '@/lib/site/limits';
import type { CartLine } from './cart-lines';

/**
 * The valid lines of a stored cart (docs/behaviour.md 5.6). `text` is the value in storage, null if
 * there is none, in the form that the store writes: `{"state":{"lines":[…]}}`. Of very many the newest
 * `limits.cartLines` are read (41.4). Never throws.
 */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  const { lines } = asRecord(asRecord(parseJson(text)).state);
  if (!Array.isArray(lines)) return [];
  const taken = new Set<string>();
  const valid: CartLine[] = [];
  for (let place = lines.length; place-- > 0 && valid.length < limits.cartLines; ) {
    const line = parseLine(lines[place]);
    if (!line) continue;
    // Buttons find a line by its id, so no two lines may share one. No two places make the same id: few are
    // tried twice, however many lines there are.
    while (taken.has(line.lineId)) line.lineId += `+${place}`;
    taken.add(line.lineId);
    valid.push(line);
  }
  return valid.reverse();
}

function parseLine(value: unknown): CartLine | null {
  const { id, title, price, formerPrice, size, quantity, description, ...line } = asRecord(value);
  const image = textOf(line.image);
  if (
    !isText(title) ||
    !isText(size) ||
    isBrokenNumber(size) ||
    !isText(price) ||
    !(parseKes(price) > 0)
  )
    return null;
  if (!isPositiveInteger(quantity)) return null;
  return {
    lineId: textOf(line.lineId) || 'line',
    ...(isText(id) && { id }),
    title,
    // Of the form that lib/pictures makes: a browser takes '/\\elsewhere' for another host's address.
    image: /^\/pictures\/[\w.-]+$/.test(image) ? image : '',
    price,
    ...(isText(formerPrice) && parseKes(formerPrice) > 0 && { formerPrice }),
    category: textOf(line.category),
    categoryKey: textOf(line.categoryKey),
    size,
    quantity,
    ...(isText(description) && { description }),
  };
}

function textOf(value: unknown): string {
  return isText(value) ? value : '';
}
