/** A size in letters, S to 5XL, or in words, as part of a pattern that does not mind capitals. */
export const LETTER_SIZE = '(?:(?:[2-9]|x{0,5})x[sl]|[sml]|small|medium|large)';

/** Sizes in letters, from the smallest on. */
export const LADDER: readonly string[] = [
  'XXXS',
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'XXXL',
  'XXXXL',
  'XXXXXL',
];

/** The place of a size in letters among the others, '2XL' being XXL; NaN for any other. */
export function rankOf(size: string): number {
  const letters = size
    .toUpperCase()
    .replace(/^(\d)X/, (_, times) => 'X'.repeat(Number(times)))
    .replace('SMALL', 'S')
    .replace('MEDIUM', 'M')
    .replace('LARGE', 'L');
  const rank = LADDER.indexOf(letters);
  return rank < 0 ? Number.NaN : rank;
}

/** The sizes in letters that run together, as in 'SML'; none for any other text. */
export function runTogether(size: string): readonly string[] {
  const sizes = /^(?:x{0,5}[sl]|m){2,}$/i.test(size) ? size.match(/x{0,5}[sl]|m/gi) : null;
  return sizes ?? [];
}
