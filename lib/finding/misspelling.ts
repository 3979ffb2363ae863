/** The letters that two words must have together for one of them to have a wrong one. */
const LETTERS_OF_BOTH = 7;

/** Whether two words that differ do so in one letter, or in two that are swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  const longer = one.length - other.length;
  if (one.length + other.length < LETTERS_OF_BOTH || longer * longer > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const rest = a.slice(1);
  return (
    rest === b.slice(1) ||
    rest === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/**
 * The ways in which a word of the shop may be what a shopper typed, the likeliest first: as it was typed, as the
 * beginning of a word, and with one letter wrong, missing, too many or swapped.
 */
export function waysToMean(term: string): readonly ((word: string) => boolean)[] {
  return [
    (word) => word === term,
    (word) => term.length > 1 && word.startsWith(term),
    // A first letter is seldom wrong: 'loffer' is a loafer rather than an offer.
    (word) => word[0] === term[0] && isOneLetterOff(word, term),
    (word) => isOneLetterOff(word, term),
  ];
}
