import { readPriceSteps } from '@/lib/catalogue/price-steps';
import { formatKes, parseKes } from '@/lib/format/money';
import {
  asRecord,
  isBrokenNumber,
  isPositiveInteger,
  isText,
  parseJson,
  textOf,
} from '@/lib/values/unknown-values';
import type { CartLine, Terms } from './cart-lines';

/** The lines that a cart keeps: the newest. */
const cartLines = 500;

/** What a stored line must have, beside fields that may be anything. */
interface StoredLine extends Pick<CartLine, 'title' | 'size' | 'quantity'> {
  /** A price text such as 'KSh 1,000'. */
  price: string;
}

/**
 * The text that is the cart now, of local storage and the copy in session storage; `over` is what local
 * storage had when it refused that text. The program in every page uses it too.
 */
export function currentCartText(
  local: string | null | undefined,
  copy: string | null | undefined,
): { text: string | null | undefined; over?: unknown } {
  const { over } = asRecord(parseJson(copy));
  // Local storage counts, unless it still has what it had when it refused the copy's lines.
  return copy && (local == null || local === over) ? { text: copy, over } : { text: local };
}

/**
 * The lines of a stored cart that can be shown, counted and ordered: the newest `cartLines` of them.
 * `text` is the value in storage or null, in the form that the store writes: `{"state":{"lines":[…]}}`.
 * Never throws. The program in every page uses it too (lib/early/program/starter.client), so that its badge is the
 * cart's.
 */
export function storedLines(text: string | null | undefined): readonly StoredLine[] {
  const { lines } = asRecord(asRecord(parseJson(text)).state);
  return Array.isArray(lines) ? lines.filter(isStoredLine).slice(-cartLines) : [];
}

/** The whole lines of a stored cart; a field that is not valid is left out. Never throws. */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  const taken = new Set<string>();
  return storedLines(text).map((stored, place) => {
    const line = wholeLine(stored);
    // Buttons find a line by its id, so no two lines may share one. No two places make the same id: few are
    // tried twice, however many lines there are.
    while (taken.has(line.lineId)) line.lineId += `+${place}`;
    taken.add(line.lineId);
    return line;
  });
}

/** A line as storage has it, its prices as texts. */
export function storedLine({ priceKes, priceSteps, former, ...line }: CartLine): StoredLine {
  return {
    ...line,
    price: formatKes(priceKes),
    ...(priceSteps && { priceSteps }),
    ...(former && {
      formerPrice: formatKes(former.priceKes),
      ...(former.priceSteps && { formerSteps: former.priceSteps }),
    }),
  };
}

function isStoredLine(value: unknown): value is StoredLine {
  const { title, size, price, quantity } = asRecord(value);
  return (
    isText(title) &&
    isText(size) &&
    !isBrokenNumber(size) &&
    isText(price) &&
    parseKes(price) > 0 &&
    isPositiveInteger(quantity)
  );
}

function wholeLine({ title, price, size, quantity, ...others }: StoredLine): CartLine {
  const { id, titleSw, formerPrice, description, ...line } = asRecord(others);
  const terms = termsOf(price, line.priceSteps);
  const former = isText(formerPrice) ? termsOf(formerPrice, line.formerSteps) : undefined;
  const image = textOf(line.image);
  return {
    lineId: textOf(line.lineId) || 'line',
    ...(isText(id) && { id }),
    title,
    ...(isText(titleSw) && { titleSw }),
    // Of the form that lib/pictures makes: a browser takes '/\\elsewhere' for another host's address.
    image: /^\/pictures\/[\w.-]+$/.test(image) ? image : '',
    ...terms,
    ...(former && former.priceKes > 0 && { former }),
    category: textOf(line.category),
    categoryKey: textOf(line.categoryKey),
    size,
    quantity,
    ...(isText(description) && { description }),
  };
}

/** The terms of a price text and what storage has as its prices by quantity. */
function termsOf(price: string, steps: unknown): Terms {
  const priceKes = parseKes(price);
  const priceSteps = readPriceSteps(steps, priceKes);
  return { priceKes, ...(priceSteps && { priceSteps }) };
}
