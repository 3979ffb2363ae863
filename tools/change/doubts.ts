import type { Category } from '@/data/schema/category';
import type { DeliveryAreas } from '@/data/schema/delivery';
import type { Payments } from '@/data/schema/payments';
import type { Policies } from '@/data/schema/policies';
import type { ProductRecord } from '@/data/schema/product';
import type { Shop } from '@/data/schema/shop';
import type { Visit } from '@/data/schema/visit';
import { isSoldOut, stockOf } from '@/lib/catalogue/stock';
import { productIdOf } from '@/lib/data-modules/shop-files.build';
import { formatKes } from '@/lib/format/money';
import { namedLines } from '@/lib/format/sentences';
import { asRecord } from '@/lib/values/unknown-values';

/** The values of modules by their files below data/. */
export type Values = ReadonlyMap<string, unknown>;

/** A change that may be a mistake: right by every rule, and far from what was there. */
export interface Doubt {
  /** The question: 'Suede Boots: KSh 28,000?' */
  question: string;
  /** The former and the new value, a sentence each. */
  lines: readonly string[];
  /** The modules that stay as they were where nobody says yes. */
  files: readonly string[];
  /** The field of products that stays, 'priceKes' or 'sw.name'. Left out: all of a module. */
  field?: string;
}

/** From so many times more or less on, a sum is doubtful; a rate moves less. */
const MANY_TIMES = 5;
const RATE_TIMES = 1.5;

/** More than this part of the goods is not changed at once in one way. */
const PART = 1 / 3;
/** A person changes fewer by hand, except when a column is sorted or filled down alone. */
const LEAST = 5;
const LEAST_BY_COLUMN = 3;

/** From this part of the changed values on, they are each other's: another may have changed in the same sheet. */
const SWAPPED_PART = 0.9;

/** So many changes are named. */
const NAMED = 3;

/**
 * The doubtful parts of a change of the shop, whoever makes it: a sum many times higher or lower,
 * another number to pay to, hours of no length, many products sold out, back, moved, renamed or
 * described again at once. Nothing is doubtful in a first shop.
 */
export function doubtsOf(before: Values, after: Values): Doubt[] {
  return [
    ...prices(before, after),
    ...wholesale(before, after),
    ...fees(before, after),
    ...freeDelivery(before, after),
    ...rates(before, after),
    ...accounts(before, after),
    ...hours(before, after),
    ...many(before, after),
  ];
}

const CATEGORIES = 'catalogue/categories.ts';
const SHOP = 'shop.ts';
const DELIVERY = 'delivery.ts';
const POLICIES = 'policies.ts';
const PAYMENTS = 'payments.ts';
const VISIT = 'visit.ts';

type Products = ReadonlyMap<string, ProductRecord>;

function productsIn(values: Values): Products {
  const products = [...values].filter(([file]) => productIdOf(file) !== undefined);
  return new Map(products.map(([file, value]) => [file, value as ProductRecord]));
}

/** Whether one sum is many times the other. Nothing is many times nothing. */
function isFar(one: number, other: number, times = MANY_TIMES): boolean {
  return Math.max(one, other) >= times * Math.min(one, other) && one !== other;
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
      return isFar(price, earlier) ? [{ question, lines, files: [file], field: 'priceKes' }] : [];
    }
    const others = [...old.values()]
      .filter((one) => one.category === category)
      .flatMap(({ priceKes = [] }) => priceKes);
    const [low, high] = [Math.min(...others), Math.max(...others)];
    const isAmong = others.length === 0 || (price * MANY_TIMES > low && price < high * MANY_TIMES);
    const range = low === high ? formatKes(low) : `${formatKes(low)} to ${formatKes(high)}`;
    const lines = [`Others of its category cost ${range}.`];
    const field = old.has(file) ? { field: 'priceKes' } : {};
    return isAmong ? [] : [{ question, lines, files: [file], ...field }];
  });
}

interface Step {
  from: number;
  priceKes?: number;
  percentOff?: number;
}

/** Prices by quantity far from those before; where there were none, far below what one costs. */
function wholesale(before: Values, after: Values): Doubt[] {
  const pricesIn = (of: (record: ProductRecord) => boolean) =>
    [...productsIn(before).values()].filter(of).flatMap(({ priceKes = [] }) => priceKes);
  const old = productsIn(before);
  const ofProducts = [...productsIn(after)].flatMap(([file, { name, wholesale, priceKes = 0 }]) => {
    const earlier = old.get(file)?.wholesale;
    return stepDoubts(name, earlier, wholesale, priceKes, { files: [file], field: 'wholesale' });
  });
  const categoriesIn = (values: Values) => (values.get(CATEGORIES) ?? []) as readonly Category[];
  const ofCategories = categoriesIn(after).flatMap(({ id, name, wholesale }) => {
    const earlier = categoriesIn(before).find((one) => one.id === id)?.wholesale;
    const lowest = Math.min(...pricesIn(({ category }) => category === id));
    return stepDoubts(name, earlier, wholesale, lowest, { files: [CATEGORIES] });
  });
  const stepsIn = (values: Values) => (asRecord(values.get(SHOP)) as Partial<Shop>).wholesale;
  const lowest = Math.min(...pricesIn(() => true));
  const files = [SHOP];
  return [
    ...ofProducts,
    ...ofCategories,
    ...stepDoubts('Wholesale', stepsIn(before), stepsIn(after), lowest, { files }),
  ];
}

/** The doubts about steps; `one` is what one costs, infinite where nobody knows. */
function stepDoubts(
  name: string,
  before: readonly Step[] | undefined,
  after: readonly Step[] | undefined,
  one: number,
  at: Pick<Doubt, 'files' | 'field'>,
): Doubt[] {
  if (!after || JSON.stringify(before) === JSON.stringify(after)) return [];
  return after.flatMap((step): Doubt[] => {
    const { from, priceKes, percentOff = 0 } = step;
    const same = before?.find((old) => old.from === from) ?? before?.at(-1);
    const isSameKind = (same?.priceKes === undefined) === (priceKes === undefined);
    const earlier =
      same && isSameKind ? (same.priceKes ?? 100 - (same.percentOff ?? 0)) : undefined;
    const now = priceKes ?? 100 - percentOff;
    const whole = priceKes === undefined ? 100 : one;
    const isDoubtful =
      earlier === undefined
        ? Number.isFinite(whole) && now * MANY_TIMES <= whole
        : isFar(now, earlier);
    if (!isDoubtful) return [];
    const was = earlier === undefined ? 'One alone costs' : 'It was';
    const sum = earlier === undefined ? shown({ from, priceKes: one }) : shown(same as Step);
    const line =
      priceKes === undefined && earlier === undefined ? 'There was none.' : `${was} ${sum}.`;
    return [{ question: `${name}, from ${from}: ${shown(step)}?`, lines: [line], ...at }];
  });

  function shown({ priceKes, percentOff }: Step): string {
    return priceKes === undefined ? `${percentOff} % less` : formatKes(priceKes);
  }
}

/** Fees far from those before, fees of new areas far from all others, and the first in a shop that delivered free. */
function fees(before: Values, after: Values): Doubt[] {
  const areasIn = (values: Values) => (values.get(DELIVERY) ?? []) as DeliveryAreas;
  const old = new Map(areasIn(before).map(({ name, feeKes }) => [name, feeKes]));
  const highest = Math.max(0, ...old.values());
  const lowest = Math.min(...[...old.values()].filter((fee) => fee > 0));
  const files = [DELIVERY];
  if (highest === 0) {
    const paid = areasIn(after).filter(({ feeKes }) => feeKes > 0);
    const lines = namedLines(
      paid.map(({ name, feeKes }) => `${name}: ${formatKes(feeKes)}`),
      NAMED,
    );
    const question = 'Delivery is no longer free everywhere?';
    return old.size > 0 && paid.length > 0 ? [{ question, lines, files }] : [];
  }
  return areasIn(after).flatMap(({ name, feeKes }): Doubt[] => {
    const earlier = old.get(name);
    const question = `${name}: ${feeKes === 0 ? 'free' : formatKes(feeKes)}?`;
    if (earlier !== undefined) {
      // A free area may cost something from now on.
      const isDoubtful = earlier > 0 ? isFar(feeKes, earlier) : isAbove(feeKes, highest);
      const was = earlier === 0 ? 'It was free.' : `It was ${formatKes(earlier)}.`;
      return isDoubtful ? [{ question, lines: [was], files }] : [];
    }
    const [isHigh, isLow] = [isAbove(feeKes, highest), feeKes > 0 && isAbove(lowest, feeKes)];
    const lines = [
      isLow
        ? `The lowest fee is ${formatKes(lowest)}.`
        : `The highest fee is ${formatKes(highest)}.`,
    ];
    return isHigh || isLow ? [{ question, lines, files }] : [];
  });
}

function isAbove(sum: number, highest: number): boolean {
  return sum >= MANY_TIMES * highest;
}

/** From which sum on delivery is free: far from the one before, or such that no order pays a fee. */
function freeDelivery(before: Values, after: Values): Doubt[] {
  const fromIn = (values: Values) =>
    (asRecord(values.get(POLICIES)) as Partial<Policies>).freeDeliveryFromKes;
  const [earlier, now] = [fromIn(before), fromIn(after)];
  if (now === undefined || now === earlier) return [];
  const question = `Delivery is free from ${formatKes(now)}?`;
  const files = [POLICIES];
  if (earlier !== undefined) {
    const lines = [`It was ${formatKes(earlier)}.`];
    return isFar(now, earlier) ? [{ question, lines, files }] : [];
  }
  const prices = [...productsIn(before).values()].flatMap(({ priceKes = [] }) => priceKes);
  const lines = ['No product costs less, so nobody would pay for delivery.'];
  return prices.length > 0 && now <= Math.min(...prices) ? [{ question, lines, files }] : [];
}

/** The shillings to a dollar: they move by some percent. */
function rates(before: Values, after: Values): Doubt[] {
  const rateIn = (values: Values) =>
    (asRecord(values.get(PAYMENTS)) as Partial<Payments>).kesPerUsd;
  const [earlier, now] = [rateIn(before), rateIn(after)];
  if (now === undefined || earlier === undefined || !isFar(now, earlier, RATE_TIMES)) return [];
  const question = `One US dollar is ${now} shillings?`;
  return [{ question, lines: [`It was ${earlier}.`], files: [PAYMENTS] }];
}

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

/** Hours that begin and end at one time, where there were none such. A whole day is 00:00 to 00:00. */
function hours(before: Values, after: Values): Doubt[] {
  const timesIn = (values: Values) => {
    const { openingHours = [] } = asRecord(values.get(VISIT)) as Partial<Visit>;
    const those = openingHours.filter(({ opens, closes }) => opens === closes);
    return new Set(those.map(({ opens }) => opens).filter((time) => time !== '00:00'));
  };
  const known = timesIn(before);
  return [...timesIn(after)].flatMap((time): Doubt[] => {
    const question = `Open from ${time} to ${time}?`;
    const lines = ['For the whole day write 00:00 for both.'];
    return known.has(time) ? [] : [{ question, lines, files: [VISIT] }];
  });
}

/**
 * Fields that many products do not change at once, unless a column was sorted, moved or filled down
 * alone.
 */
const TOGETHER: readonly Guarded[] = [
  { what: 'another name', field: 'name', isText: true },
  { what: 'another description', field: 'description', isText: true },
  { what: 'another colour', field: 'colour' },
  { what: 'another category', field: 'category' },
  { what: 'another kind', field: 'kind' },
  { what: 'another Kiswahili name', field: 'sw.name', isText: true },
  { what: 'another Kiswahili description', field: 'sw.description', isText: true },
  { what: 'another picture text', field: 'alt', isText: true },
];

/**
 * Fields that many products may change at once, but not by getting each other's values, and not all
 * the same.
 */
const SEPARATE: readonly (Guarded & { same: string })[] = [
  { what: 'the price of another', same: 'one price', field: 'priceKes' },
  { what: 'the sizes of another', same: 'the same sizes', field: 'sizes' },
];

interface Guarded {
  what: string;
  field: string;
  /** Each product has its own. */
  isText?: true;
}

/** A field of a record as a text; undefined without the field. */
function textIn(record: ProductRecord | undefined, field: string): string | undefined {
  const value = field.split('.').reduce<unknown>((inner, name) => asRecord(inner)[name], record);
  if (value === undefined) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

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
  const out = pairs.filter(({ old }) => !isSold(old, 0));
  const lost = sold.filter(({ now }) => !isSold(now, 1));
  const back = out.filter(({ now }) => isSold(now, 1));
  const stock = { field: 'soldOut', lineOf: ({ old }: Pair) => old.name };
  return [
    ...doubtOf('sold out or gone', lost, sold.length, LEAST_BY_COLUMN, stock),
    ...doubtOf('back in stock', back, out.length, LEAST, stock),
    ...TOGETHER.flatMap(({ what, field, isText }) => {
      const changed = pairs.filter((pair) => isChanged(pair, field));
      const [values, isSwapped] = [
        new Set(changed.map(({ now }) => textIn(now, field))),
        areSwapped(changed, field),
      ];
      const isByColumn = isSwapped || (isText && values.size === 1);
      return changedIn(what, field, changed, pairs, isByColumn ? LEAST_BY_COLUMN : LEAST);
    }),
    ...SEPARATE.flatMap(({ what, same, field }) => {
      const changed = pairs.filter((pair) => isChanged(pair, field));
      if (areSwapped(changed, field))
        return changedIn(what, field, changed, pairs, LEAST_BY_COLUMN);
      const values = new Set(changed.map(({ now }) => textIn(now, field)));
      return [...values].flatMap((value) => {
        const those = changed.filter(({ now }) => textIn(now, field) === value);
        return changedIn(same, field, those, pairs, LEAST_BY_COLUMN);
      });
    }),
  ];
}

/** Whether values that changed are, all but a few, each other's. */
function areSwapped(changed: readonly Pair[], field: string): boolean {
  const earlier = changed.map(({ old }) => textIn(old, field) ?? '');
  const later = changed.map(({ now }) => textIn(now, field) ?? '');
  return sharedCount(earlier, later) >= SWAPPED_PART * changed.length;
}

/** The number of these texts that are among the others, each as often as there. */
function sharedCount(texts: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  }).length;
}

function isChanged({ old, now }: Pair, field: string): boolean {
  const was = textIn(old, field);
  return was !== undefined && now !== undefined && (textIn(now, field) ?? '') !== was;
}

function changedIn(
  what: string,
  field: string,
  changed: readonly Pair[],
  pairs: readonly Pair[],
  least: number,
) {
  const there = pairs.filter(({ old }) => textIn(old, field) !== undefined);
  const shown = (record: ProductRecord | undefined) => {
    const text = (textIn(record, field) ?? 'nothing').replace(/\s+/g, ' ');
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  };
  const lineOf = ({ old, now }: Pair) => {
    const change = `${shown(old)} → ${shown(now)}`;
    return field === 'name' ? change : `${old.name}: ${change}`;
  };
  return doubtOf(what, changed, there.length, least, { field, lineOf });
}

function doubtOf(
  what: string,
  changed: readonly Pair[],
  count: number,
  least: number,
  { field, lineOf }: { field: string; lineOf: (pair: Pair) => string },
): Doubt[] {
  if (changed.length < least || changed.length <= PART * count) return [];
  return [
    {
      question: `${changed.length} of ${count} products: ${what}?`,
      lines: namedLines(changed.map(lineOf), NAMED),
      files: changed.map(({ file }) => file),
      field,
    },
  ];
}

/** A doubt in one line: 'Suede Boots: KSh 28,000? It was KSh 2,800.' */
export function doubtSentence({ question, lines }: Doubt): string {
  const all = lines.join('; ');
  return `${question} ${/[.]$/.test(all) ? all : `${all}.`}`;
}
