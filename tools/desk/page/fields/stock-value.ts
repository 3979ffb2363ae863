import type { SizeSets } from '@/data/schema/catalogue-lists';
import type { ProductRecord } from '@/data/schema/product';
import { stockOf } from '@/lib/catalogue/stock';
import { CellError } from '@/tools/owner/sheet/cell-values';
import {
  cellOfSizes,
  ONLY_SIZE,
  openedNote,
  type SizeEntry,
  sizesByName,
  sizesOfCell,
} from '@/tools/owner/sheet/sizes-cell';

/*
 * Sizes, sold out and few left are three fields of a product and one control of its form: a change of one
 * changes the others. The form holds them as JSON, because it takes objects apart.
 */

/** The field of a product's form that holds the three. */
export const STOCK = 'stock';
/** The fields of a product that it holds. */
export const stockFields = ['sizes', 'soldOut', 'sizesLeft'] as const;

/** The value of the control. */
export interface Stock extends Partial<Pick<ProductRecord, (typeof stockFields)[number]>> {
  /** The typed text that cannot be read as sizes. */
  typed?: string;
}

/** Whether a size can be ordered: not, yes, or so many. */
export type State = 'out' | 'in' | number;

/** A product's record as its form has it. */
export function joinStock(record: object): object {
  const { sizes, soldOut, sizesLeft, ...others } = record as Partial<ProductRecord>;
  return { ...others, [STOCK]: JSON.stringify({ sizes, soldOut, sizesLeft }) };
}

/** The record of a product from the value of its form. */
export function partStock(joined: object): object {
  const { [STOCK]: text, ...others } = joined as { [STOCK]?: string };
  const { typed: _typed, ...fields } = readStock(text);
  return { ...others, ...fields };
}

/** The value of the control from its JSON; empty for a new product. */
export function readStock(text: string | undefined): Stock {
  return text ? (JSON.parse(text) as Stock) : {};
}

/** The sizes of a product, of its set or its own; none where the set is not there. */
export function sizesIn({ sizes = [] }: Stock, sets: SizeSets): readonly string[] {
  return typeof sizes === 'string' ? (sets[sizes] ?? []) : sizes;
}

/** Whether a product comes in one size, as a bag or a cap does. */
export function isOnlySize(sizes: Stock['sizes']): boolean {
  return Array.isArray(sizes) && sizes.length === 1 && sizes[0] === ONLY_SIZE;
}

/** The stock with the state of one size changed. */
export function withState(stock: Stock, all: readonly string[], size: string, state: State): Stock {
  const { soldOutSizes = [] } = stockOf(stock, all);
  const others = soldOutSizes.filter((one) => one !== size);
  const { [size]: _before, ...left } = stock.sizesLeft ?? {};
  return tidied(
    { ...stock, sizesLeft: typeof state === 'number' ? { ...left, [size]: state } : left },
    all,
    state === 'out' || state === 0 ? [...others, size] : others,
  );
}

/** The stock with every size sold out, or every size in stock. */
export function withAll(stock: Stock, all: readonly string[], state: 'out' | 'in'): Stock {
  return tidied(stock, all, state === 'out' ? all : []);
}

/** The stock with other sizes: what was said of those that stay, stays. */
export function withSizes(stock: Stock, sizes: ProductRecord['sizes'], sets: SizeSets): Stock {
  const { typed: _typed, ...others } = stock;
  const next = { ...others, sizes };
  const all = sizesIn(next, sets);
  return tidied(next, all, stockOf(stock, all).soldOutSizes ?? []);
}

/** The stock with own sizes as they are typed in a sheet: '38 39 (sold out) 40 (2 left)'. */
export function withTyped(stock: Stock, typed: string, sets: SizeSets): Stock {
  const entries = readTyped(typed, stock, sets);
  if (entries instanceof CellError) return { ...stock, typed };
  const sizes = entries.map(({ size }) => size);
  const next = {
    sizes,
    soldOut:
      stock.soldOut === true || entries.filter((entry) => entry.soldOut).map(({ size }) => size),
    sizesLeft: Object.fromEntries(
      entries.flatMap(({ size, left }) => (left === undefined ? [] : [[size, left]])),
    ),
  };
  return tidied(next, sizes, stockOf(next, sizes).soldOutSizes ?? []);
}

function readTyped(typed: string, stock: Stock, sets: SizeSets): SizeEntry[] | CellError {
  try {
    return sizesOfCell(typed, knownIn(stock, sets));
  } catch (error) {
    if (error instanceof CellError) return error;
    throw error;
  }
}

/**
 * The sentence about typed sizes that were read as several, as a sheet says it; nothing if each
 * size stays as typed.
 */
export function openedSizes(typed: string, stock: Stock, sets: SizeSets): string[] {
  const entries = readTyped(typed, stock, sets);
  if (entries instanceof CellError) return [];
  return entries.flatMap(({ opened }) => (opened ? [openedNote(opened)] : []));
}

/** Own sizes with their stock as a sheet has them. */
export function typedSizes(stock: Stock, sets: SizeSets): string {
  return stock.typed ?? cellOfSizes(sizesIn(stock, sets), stock, knownIn(stock, sets));
}

/** Sizes with a fact that the product does not have any more, as after a change of its set. */
export function lostSizes(stock: Stock, all: readonly string[]): readonly string[] {
  const { soldOut, sizesLeft = {} } = stock;
  const named = [...(Array.isArray(soldOut) ? soldOut : []), ...Object.keys(sizesLeft)];
  return [...new Set(named)].filter((size) => !all.includes(size));
}

/** The mistakes that prevent a save. */
export function mistakeIn(stock: Stock, sets: SizeSets): string | undefined {
  const { sizes, typed } = stock;
  const read = typed === undefined ? [] : readTyped(typed, stock, sets);
  if (read instanceof CellError) return read.message;
  if (typeof sizes === 'string' && !Object.hasOwn(sets, sizes)) {
    return `There is no size set "${sizes}": choose another.`;
  }
  const all = sizesIn(stock, sets);
  if (all.length === 0) return 'Choose its sizes, or type them.';
  const lost = lostSizes(stock, all);
  return lost.length > 0 ? `${lost.join(', ')}: not among its sizes. Take it off.` : undefined;
}

/** The known names of sizes: those of all sets, and the product's own. */
function knownIn(stock: Stock, sets: SizeSets) {
  return sizesByName([...Object.values(sets).flat(), ...sizesIn(stock, sets)]);
}

/** The stock with exactly these sizes sold out, each said once, and of the product's sizes alone. */
function tidied(stock: Stock, all: readonly string[], out: readonly string[]): Stock {
  const { soldOut: _soldOut, sizesLeft: before = {}, ...others } = stock;
  const left = Object.entries(before).filter(
    ([size, count]) => all.includes(size) && (count === 0) === out.includes(size),
  );
  const isAll = all.length > 0 && all.every((size) => out.includes(size));
  // A count of 0 says it already.
  const named = all.filter((size) => out.includes(size) && before[size] !== 0);
  return {
    ...others,
    ...(isAll ? { soldOut: true } : named.length > 0 && { soldOut: named }),
    ...(left.length > 0 && { sizesLeft: Object.fromEntries(left) }),
  };
}
