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
  return lines.flatMap((value) => {
    const line = parseLine(value);
    if (!line) return [];
    const lineId = unusedId(line.lineId, taken);
    taken.add(lineId);
    return [{ ...line, lineId }];
  });
}

/** Buttons find a line by its id, so no two lines may share one. */
function unusedId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? unusedId(`${id}+`, taken) : id;
}

function parseLine(value: unknown): CartLine | null {
  const { lineId, id, title, image, price, formerPrice, category, categoryKey, size, quantity } =
    asRecord(value);
  const { description } = asRecord(value);
  if (!isText(title) || !isText(size) || !isText(price) || !(parseKes(price) > 0)) return null;
  if (!isPositiveInteger(quantity)) return null;
  return {
    lineId: isText(lineId) ? lineId : 'line',
    ...(isText(id) && { id }),
    title,
    // A path inside the shop: neither a whole address nor one that begins with '//'.
    image: isText(image) && /^\/(?!\/)/.test(image) ? image : '',
    price,
    ...(isText(formerPrice) && parseKes(formerPrice) > 0 && { formerPrice }),
    category: isText(category) ? category : '',
    categoryKey: isText(categoryKey) ? categoryKey : '',
    size,
    quantity,
    ...(isText(description) && { description }),
  };
}
