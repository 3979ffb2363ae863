const SMALL: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'moja mbili tatu nne tano sita saba nane tisa kumi',
];
const TENS: readonly string[] = [
  'ten twenty thirty forty fifty sixty seventy eighty ninety',
  'kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini',
];
const numbers = new Map([
  ...SMALL.flatMap((words) => words.split(' ').map((word, at) => [word, at + 1] as const)),
  ...TENS.flatMap((words) => words.split(' ').map((word, at) => [word, 10 * (at + 1)] as const)),
]);
/** English counts them before the word, 'two thousand', Kiswahili after it, 'elfu mbili'. */
const unitsBefore = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);
const unitsAfter = new Map([
  ['mia', 100],
  ['elfu', 1000],
]);

const HALVES: readonly (readonly string[])[] = [
  ['na', 'nusu'],
  ['and', 'a', 'half'],
];

/** A word below it is one of the language, 'one', before it is a number. */
const LEAST = 10;

/** A number that is read from words: what it is, and the place of the next word. */
interface Reading {
  value: number;
  end: number;
}

/** Words with numbers from ten on as digits: 'elfu mbili' → 2000. A word that `isName` knows stays. */
export function inDigits(
  words: readonly string[],
  isName: (word: string) => boolean,
): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const read = sumAt(words, at);
    const stays = !read || read.value < LEAST || (read.end === at + 1 && isName(word));
    result.push(stays ? word : String(read.value));
    at = stays ? at + 1 : read.end;
  }
  return result;
}

/** A number of several parts, each smaller than the unit of the one before: 'elfu moja mia tano'. */
function sumAt(words: readonly string[], at: number): Reading | undefined {
  let sum: Reading | undefined;
  for (let unit = Number.POSITIVE_INFINITY; ; ) {
    const part = partAt(words, sum ? afterAnd(words, sum.end) : at);
    if (!part || part.value >= unit) return sum;
    sum = { value: (sum?.value ?? 0) + part.value, end: part.end };
    unit = part.unit;
  }
}

/** A part of a number, with its unit: 'two thousand', 'elfu mbili', 'elfu 2', 'thousand', 'forty two'. */
function partAt(words: readonly string[], at: number): (Reading & { unit: number }) | undefined {
  const after = unitsAfter.get(words[at] ?? '');
  if (after) {
    const { value, end } = countAfter(words, at + 1, after) ?? { value: 1, end: at + 1 };
    return { value: value * after, end, unit: after };
  }
  const count = countAt(words, at) ?? { value: 1, end: at };
  const before = unitsBefore.get(words[count.end] ?? '');
  if (before) {
    const sum = { value: count.value * before, end: count.end + 1 };
    return (before < 1000 && thousandsOf(sum, words)) || { ...sum, unit: before };
  }
  return count.end > at && numbers.has(words[at] ?? '') ? { ...count, unit: 1 } : undefined;
}

/**
 * Hundreds that count thousands: 'one hundred thousand', 'one hundred fifty thousand'. With 'and' between they are two
 * prices: 'between five hundred and two thousand'.
 */
function thousandsOf(hundreds: Reading, words: readonly string[]) {
  const more = countAt(words, hundreds.end) ?? { value: 0, end: hundreds.end };
  if (words[more.end] !== 'thousand') return undefined;
  return { value: (hundreds.value + more.value) * 1000, end: more.end + 1, unit: 1000 };
}

/** How many a word of Kiswahili counts: 'mia tano' has five, 'mia hamsini' one and fifty, 'elfu mia moja' a hundred. */
function countAfter(words: readonly string[], at: number, unit: number): Reading | undefined {
  if (unit > 100 && words[at] === 'mia') return partAt(words, at);
  const count = countAt(words, at);
  return count && (unit > 100 || count.value < 10) ? count : undefined;
}

/** A number below a hundred, in words or digits, with its half: 'forty two', 'mbili na nusu', '2'. */
function countAt(words: readonly string[], at: number): Reading | undefined {
  const word = words[at] ?? '';
  let value = numbers.get(word) ?? (/^\d\d?(\.5)?$/.test(word) ? Number(word) : undefined);
  if (value === undefined) return undefined;
  let end = at + 1;
  const next = afterAnd(words, end);
  const one = numbers.get(words[next] ?? '') ?? 0;
  if (numbers.has(word) && value % 10 === 0 && one > 0 && one < 10) {
    value += one;
    end = next + 1;
  }
  const half = HALVES.find((phrase) => phrase.every((part, place) => words[end + place] === part));
  return half ? { value: value + 0.5, end: end + half.length } : { value, end };
}

function afterAnd(words: readonly string[], at: number): number {
  return words[at] === 'and' || words[at] === 'na' ? at + 1 : at;
}
