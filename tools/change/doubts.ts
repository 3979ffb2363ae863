import type { DeliveryAreas } from '@/data/schema/delivery';
import type { Payments } from '@/data/schema/payments';
import type { ProductRecord } from '@/data/schema/product';
import { isSoldOut, stockOf } from '@/lib/catalogue/stock';
import { productIdOf } from '@/lib/data-modules/shop-files.build';
import { formatKes } from '@/lib/format/money';
import { asRecord } from '@/lib/values/unknown-values';

/** The values of modules by their files below data/. */
export type Values = ReadonlyMap<string, unknown>;

/** A change that may be a mistake: right by every rule, and far from what was there. */
export interface Doubt {
  /** What is asked: 'Suede Boots: KSh 28,000?' */
  question: string;
  /** What was there, and what is there now, a sentence each. */
  lines: readonly string[];
  /** The modules that stay as they were where nobody says yes. */
  files: readonly string[];
}

/** From so many times more or less on, a sum is doubtful. */
const MANY_TIMES = 5;

/** More than this part of the goods, and at least so many, are not changed at once in one way. */
const PART = 1 / 3;
const LEAST = 3;

/** From this part of the changed values on, they are each other's: another may have changed in the same sheet. */
const SWAPPED_PART = 0.9;

/** So many changes are named. */
const NAMED = 3;

/**
 * What is doubtful in a change of the shop, whoever makes it: a sum many times more or less, another number to
 * pay to, many goods sold out, moved, renamed or described anew at once. Nothing is doubtful in a first shop.
 */
export function doubtsOf(before: Values, after: Values): Doubt[] {
  return [
    ...prices(before, after),
    ...fees(before, after),
    ...accounts(before, after),
    ...many(before, after),
  ];
}

type Products = ReadonlyMap<string, ProductRecord>;

function productsIn(values: Values): Products {
  const products = [...values].filter(([file]) => productIdOf(file) !== undefined);
  return new Map(products.map(([file, value]) => [file, value as ProductRecord]));
}

/** Whether one sum is many times the other. Nothing is many times nothing. */
function isFar(one: number, other: number): boolean {
  return Math.max(one, other) >= MANY_TIMES * Math.min(one, other) && one !== other;
}

/** Prices far from the one before; where there was none, far from all others of the category. */
function prices(before: Values, after: Values): Doubt[] {
  const old = productsIn(before);
  return [...productsIn(after)].flatMap(([file, { name, category, priceKes: price }]): Doubt[] => {
    const earlier = old.get(file)?.priceKes;
    if (price === undefined || price === earlier) return [];
    const question = `${name}: ${formatKes(price)}?`;
    if (earlier !== undefined) {
      const lines = [`It was ${formatKes(earlier)}.`];
      return isFar(price, earlier) ? [{ question, lines, files: [file] }] : [];
    }
    const others = [...old.values()]
      .filter((one) => one.category === category)
      .flatMap(({ priceKes = [] }) => priceKes);
    const [low, high] = [Math.min(...others), Math.max(...others)];
    const isAmong = others.length === 0 || (price * MANY_TIMES > low && price < high * MANY_TIMES);
    const range = low === high ? formatKes(low) : `${formatKes(low)} to ${formatKes(high)}`;
    const lines = [`Others of its category cost ${range}.`];
    return isAmong ? [] : [{ question, lines, files: [file] }];
  });
}

const DELIVERY = 'delivery.ts';

/** Fees far from the one before; of a new area, far above or below all others. */
function fees(before: Values, after: Values): Doubt[] {
  const areasIn = (values: Values) => (values.get(DELIVERY) ?? []) as DeliveryAreas;
  const old = new Map(areasIn(before).map(({ name, feeKes }) => [name, feeKes]));
  const highest = Math.max(0, ...old.values());
  const lowest = Math.min(...[...old.values()].filter((fee) => fee > 0));
  return areasIn(after).flatMap(({ name, feeKes }): Doubt[] => {
    const earlier = old.get(name);
    const question = `${name}: ${feeKes === 0 ? 'free' : formatKes(feeKes)}?`;
    if (earlier !== undefined) {
      // What was free may cost something from now on.
      const isDoubtful =
        earlier > 0 ? isFar(feeKes, earlier) : highest > 0 && isAbove(feeKes, highest);
      const was = earlier === 0 ? 'It was free.' : `It was ${formatKes(earlier)}.`;
      return isDoubtful ? [{ question, lines: [was], files: [DELIVERY] }] : [];
    }
    if (highest === 0) return [];
    const [isHigh, isLow] = [isAbove(feeKes, highest), feeKes > 0 && isAbove(lowest, feeKes)];
    const lines = [
      isLow
        ? `The lowest fee is ${formatKes(lowest)}.`
        : `The highest fee is ${formatKes(highest)}.`,
    ];
    return isHigh || isLow ? [{ question, lines, files: [DELIVERY] }] : [];
  });
}

function isAbove(sum: number, highest: number): boolean {
  return sum >= MANY_TIMES * highest;
}

const PAYMENTS = 'payments.ts';

/** Numbers that customers pay to, where there were others. */
function accounts(before: Values, after: Values): Doubt[] {
  const numbersIn = (values: Values) => {
    const { till, paybill, mpesaNumber } = asRecord(values.get(PAYMENTS)) as Partial<Payments>;
    return Object.entries({
      'the till': till?.number,
      'the paybill': paybill?.number,
      'the account of the paybill': paybill?.account,
      'the number': mpesaNumber,
    }).flatMap(([what, number]) => (number === undefined ? [] : [{ what, number }]));
  };
  const old = numbersIn(before);
  const plain = (number: string) => number.replace(/[\s-]/g, '').toLowerCase();
  const known = new Set(old.map(({ number }) => plain(number)));
  if (known.size === 0) return [];
  return numbersIn(after).flatMap(({ what, number }): Doubt[] => {
    if (known.has(plain(number))) return [];
    const question = `Customers will pay to ${what} ${number}?`;
    const earlier = old.find((one) => one.what === what);
    const others = old.map((one) => `${one.what} ${one.number}`).join(', ');
    const line = earlier ? `It was ${earlier.number}.` : `Until now they pay to ${others}.`;
    return [{ question, lines: [line], files: [PAYMENTS] }];
  });
}

/** What many goods do not change at once: a column was sorted, moved or filled down alone. */
const TOGETHER: readonly (readonly [what: string, of: (record: ProductRecord) => unknown])[] = [
  ['another name', ({ name }) => name],
  ['another description', ({ description }) => description],
  ['another colour', ({ colour }) => colour],
  ['another category', ({ category }) => category],
  ['another kind', ({ kind }) => kind],
  ['another Kiswahili name', ({ sw }) => sw?.name],
  ['another Kiswahili description', ({ sw }) => sw?.description],
  ['another picture text', ({ alt }) => alt],
];

/** What many goods may change at once, but not by getting each other's, and not all the same. */
const SEPARATE: readonly (readonly [
  swapped: string,
  same: string,
  of: (record: ProductRecord) => unknown,
])[] = [
  ['the price of another', 'one price', ({ priceKes }) => priceKes],
  ['the sizes of another', 'the same sizes', ({ sizes }) => JSON.stringify(sizes)],
];

interface Pair {
  file: string;
  old: ProductRecord;
  now: ProductRecord | undefined;
}

function many(before: Values, after: Values): Doubt[] {
  const now = productsIn(after);
  const pairs = [...productsIn(before)].map(
    ([file, old]): Pair => ({ file, old, now: now.get(file) }),
  );
  const sets = [before, after].map((values) => asRecord(values.get('catalogue/size-sets.ts')));
  const isSold = (record: ProductRecord | undefined, at: 0 | 1) => {
    if (!record) return false;
    const { sizes: named } = record;
    const sizes = (
      typeof named === 'string' ? (sets[at]?.[named] ?? []) : named
    ) as readonly string[];
    return !isSoldOut({ sizes, ...stockOf(record, sizes) });
  };
  const sold = pairs.filter(({ old }) => isSold(old, 0));
  const lost = sold.filter((pair) => !isSold(pair.now, 1));
  return [
    ...doubtOf('sold out or gone', lost, sold.length, ({ old }) => old.name),
    ...TOGETHER.flatMap(([what, of]) =>
      changedIn(
        what,
        of,
        pairs.filter((pair) => isChanged(pair, of)),
        pairs,
      ),
    ),
    ...SEPARATE.flatMap(([swapped, same, of]) => {
      const changed = pairs.filter((pair) => isChanged(pair, of));
      const earlier = changed.map(({ old }) => String(of(old)));
      const later = changed.map(({ now }) => String(now && of(now)));
      if (sharedCount(earlier, later) >= SWAPPED_PART * changed.length) {
        return changedIn(swapped, of, changed, pairs);
      }
      return [...new Set(later)].flatMap((value) =>
        changedIn(
          same,
          of,
          changed.filter((_, at) => later[at] === value),
          pairs,
        ),
      );
    }),
  ];
}

/** How many of these texts are among the others, each as often as it is there. */
function sharedCount(texts: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  }).length;
}

function isChanged({ old, now }: Pair, of: (record: ProductRecord) => unknown): boolean {
  const was = of(old);
  return was !== undefined && now !== undefined && String(of(now) ?? '') !== String(was);
}

function changedIn(
  what: string,
  of: (record: ProductRecord) => unknown,
  changed: readonly Pair[],
  pairs: readonly Pair[],
) {
  const there = pairs.filter(({ old }) => of(old) !== undefined);
  const shown = (value: unknown) => {
    const text = String(value ?? 'nothing').replace(/\s+/g, ' ');
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  };
  return doubtOf(what, changed, there.length, ({ old, now }) => {
    const change = `${shown(of(old))} → ${shown(now && of(now))}`;
    return of(old) === old.name ? change : `${old.name}: ${change}`;
  });
}

function doubtOf(
  what: string,
  changed: readonly Pair[],
  count: number,
  lineOf: (pair: Pair) => string,
): Doubt[] {
  if (changed.length < LEAST || changed.length <= PART * count) return [];
  const more = changed.length - NAMED;
  return [
    {
      question: `${changed.length} of ${count} products: ${what}?`,
      lines: [...changed.slice(0, NAMED).map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])],
      files: changed.map(({ file }) => file),
    },
  ];
}

/** A doubt in one line: 'Suede Boots: KSh 28,000? It was KSh 2,800.' */
export function doubtSentence({ question, lines }: Doubt): string {
  const all = lines.join('; ');
  return `${question} ${/[.]$/.test(all) ? all : `${all}.`}`;
}
