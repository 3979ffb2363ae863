const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];

/** Numbers from here on are no ages, which are sold in pairs: '10-12'. */
const LEAST_NUMBER = 20;

/** From so many steps on, '37-41' is hardly one size: '36-37' and '40-42' often are. */
const LEAST_STEPS = 3;

/**
 * What a list of sizes must be, where a text of it holds several: 'S,M,L,XL', '38 39 40'. Undefined for a
 * right one; 'S/M' and '38,5' are one size each.
 */
export function severalSizesMust(sizes: readonly string[]): string | undefined {
  const text = sizes.find((size) => piecesOf(size).length > 1);
  return text && `must have each size in quotes of its own, ${quoted(piecesOf(text))}`;
}

/**
 * A question about the one size of a list that may be meant as all from its first to its last: 'S-XL',
 * '37-41'. Socks are sold so, shoes are not.
 */
export function sizeRangeQuestion(sizes: readonly string[]): string | undefined {
  const [size = '', another] = sizes;
  const [, first = '', last = ''] = /^\s*(\w+)\s*(?:[-‐-―]|to)\s*(\w+)\s*$/i.exec(size) ?? [];
  const [from, to] = [placeOf(first), placeOf(last)];
  if (another !== undefined || from === undefined || to === undefined) return undefined;
  const isSameKind = /^\d/.test(first) === /^\d/.test(last);
  if (!isSameKind || to - from < LEAST_STEPS) return undefined;
  const names = Array.from({ length: to - from + 1 }, (_, at) => {
    return /^\d/.test(first) ? String(from + at) : (LETTERS[from + at] ?? '');
  });
  return `is '${size}' one size? If customers choose one of them, write ${quoted(names)}`;
}

/** The sizes in a text; one where it is one size. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s*[,;|]\s*|\s+/).filter((piece) => piece !== '');
  const slashed = text.split(/\s*\/\s*/);
  const isHalf = /^\d+,5$/.test(text.trim());
  const found = slashed.length > 2 ? slashed : pieces;
  return !isHalf && found.length > 1 && found.every((piece) => placeOf(piece) !== undefined)
    ? found
    : [text];
}

/** Where a size is among those of its kind; undefined for what is no size by itself. */
function placeOf(size: string): number | undefined {
  const at = LETTERS.indexOf(size.toUpperCase());
  if (at >= 0) return at;
  return /^\d{2}$/.test(size) && Number(size) >= LEAST_NUMBER ? Number(size) : undefined;
}

function quoted(sizes: readonly string[]): string {
  return `[${sizes.map((size) => `'${size}'`).join(', ')}]`;
}
