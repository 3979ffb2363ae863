import { parseKes } from '@/lib/format/money';
import type { CartLine } from './cart-lines';

/**
 * The good lines in what storage holds under the cart's key; everything else is passed over.
 * Takes the stored text (null where nothing is stored) as the store writes it:
 * `{"state":{"lines":[…]}}`. Never throws: storage can hold anything.
 */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  const lines = readPath(parseJson(text), 'state', 'lines');
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

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readPath(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((at, key) => (isRecord(at) ? at[key] : undefined), value);
}

/** Buttons act on a line by its id, so no two lines may share one. */
function unusedId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? unusedId(`${id}+`, taken) : id;
}

function parseLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const { title, price, size, quantity } = value;
  if (!isText(title) || !isText(size) || !isText(price) || !(parseKes(price) > 0)) return null;
  if (!isQuantity(quantity)) return null;
  return {
    lineId: isText(value.lineId) ? value.lineId : 'line',
    ...(isText(value.id) && { id: value.id }),
    title,
    image: isText(value.image) && /^\/(?!\/)/.test(value.image) ? value.image : '',
    price,
    category: isText(value.category) ? value.category : '',
    categoryKey: isText(value.categoryKey) ? value.categoryKey : '',
    size,
    quantity,
    ...(isText(value.description) && { description: value.description }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** There is no upper bound (spec §5) but what a number can count exactly. */
function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
