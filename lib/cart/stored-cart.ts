import { parseKes } from '@/lib/format/money';
import { asRecord, isPositiveInteger, isText, parseJson } from '@/lib/format/unknown-values';
import type { CartLine } from './cart-lines';

/**
 * The valid lines of a stored cart (docs/behaviour.md 5.6). `text` is the value in storage, null if
 * there is none, in the form that the store writes: `{"state":{"lines":[…]}}`. Never throws.
 */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  const { lines } = asRecord(asRecord(parseJson(text)).state);
  if (!Array.isArray(lines)) return [];
  const taken = new Set<string>();
  return lines.flatMap((value, place) => {
    const line = parseLine(value);
    if (!line) return [];
    // Buttons find a line by its id, so no two lines may share one. No two places make the same id: few are
    // tried twice, however many lines there are.
    while (taken.has(line.lineId)) line.lineId += `+${place}`;
    taken.add(line.lineId);
    return [line];
  });
}

function parseLine(value: unknown): CartLine | null {
  const { id, title, price, formerPrice, size, quantity, description, ...line } = asRecord(value);
  const image = textOf(line.image);
  if (!isText(title) || !isText(size) || !isText(price) || !(parseKes(price) > 0)) return null;
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
