import type { ProductRecord } from '@/data/schema/product';

/** The step between the places of neighbours, so that others fit between them. */
const STEP = 10;
/** If neighbours are so near that more decimals are needed, the category gets new numbers. */
const MOST_DIGITS = 3;

/**
 * The products of a category with the places that put them into this order: as few as possible get another
 * one. Those at the end need none where the days on which they were added put them there.
 */
export function placed(products: readonly ProductRecord[]): readonly ProductRecord[] {
  const head = products.slice(0, lastPlaced(products) + 1);
  const kept = longestRise(head.map(({ place }) => place));
  const places = filled(head.map(({ place }, at) => (kept.has(at) ? place : undefined)));
  return products.map((record, at) => {
    const place = places[at];
    return place === undefined || place === record.place ? record : { ...record, place };
  });
}

/** The last product that needs a place; -1 for none. */
function lastPlaced(products: readonly ProductRecord[]): number {
  const follows = (a: ProductRecord, b: ProductRecord) => {
    const [dayA, dayB] = [a.added ?? '', b.added ?? ''];
    return dayA === dayB ? a.id < b.id : dayA < dayB;
  };
  return products.findLastIndex((record, at) => {
    const next = products[at + 1];
    return record.place !== undefined || (next !== undefined && !follows(record, next));
  });
}

/** Which of these numbers are the longest row of rising ones, by where they are. */
function longestRise(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const rows: { length: number; before: number | undefined }[] = [];
  let longest: number | undefined;
  for (const [at, number] of numbers.entries()) {
    let [length, before]: [number, number | undefined] = [0, undefined];
    for (const [other, row] of rows.entries()) {
      if ((numbers[other] ?? Number.NaN) < (number ?? Number.NaN) && row.length > length) {
        [length, before] = [row.length, other];
      }
    }
    rows.push({ length: number === undefined ? 0 : length + 1, before });
    if ((rows[at]?.length ?? 0) > (rows[longest ?? -1]?.length ?? 0)) longest = at;
  }
  const rise = new Set<number>();
  for (let at = longest; at !== undefined; at = rows[at]?.before) rise.add(at);
  return rise;
}

/** The numbers, with those that are missing put between their neighbours. */
function filled(numbers: readonly (number | undefined)[]): readonly number[] {
  const all: number[] = [];
  while (all.length < numbers.length) {
    const next = numbers.findIndex((number, at) => at >= all.length && number !== undefined);
    const count = (next < 0 ? numbers.length : next) - all.length;
    const between = numbersBetween(all.at(-1), numbers[next], count);
    if (!between) return numbers.map((_, at) => (at + 1) * STEP);
    all.push(...between, ...[numbers[next]].filter((number) => number !== undefined));
  }
  return all;
}

/** So many rising numbers between two, as round as they can be; undefined where there is no room. */
function numbersBetween(
  from: number | undefined,
  to: number | undefined,
  count: number,
): readonly number[] | undefined {
  const width = (count + 1) * STEP;
  const low = from ?? (to === undefined || to > 0 ? 0 : to - width);
  const high = to ?? low + width;
  for (let digits = 0; digits <= MOST_DIGITS; digits += 1) {
    const numbers = Array.from({ length: count }, (_, at) =>
      Number((low + ((at + 1) * (high - low)) / (count + 1)).toFixed(digits)),
    );
    const all = [low, ...numbers, high];
    const areRising = all.slice(1).every((number, at) => number > (all[at] ?? number));
    if (areRising) return numbers;
  }
  return undefined;
}
