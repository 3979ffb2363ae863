import type { CategoryRecord } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { Shop } from '@/data/schema/shop';
import { asRecord, isPositiveInteger, isText } from '@/lib/values/unknown-values';

/** A price from a number of items on. */
export interface PriceStep {
  from: number;
  priceKes: number;
}

export interface PriceSteps {
  /** 'product:tee', 'category:shirts' or 'shop': the items of one group are counted together. */
  group: string;
  /**
   * Rising in `from` and falling in price, each below the single price. Empty for a product that costs no
   * more than any step of its category or the shop.
   */
  steps: readonly PriceStep[];
}

/** Who states steps: the nearest to the product counts. */
interface StepsOf {
  product: Pick<ProductRecord, 'id' | 'wholesale'>;
  category: Pick<CategoryRecord, 'id' | 'wholesale'>;
  shop?: Shop['wholesale'] | undefined;
}

/** The steps in force for a product at this price; undefined where nobody states any. */
export function priceStepsOf(
  { product, category, shop }: StepsOf,
  priceKes: number,
): PriceSteps | undefined {
  if (product.wholesale) return stepsIn(`product:${product.id}`, product.wholesale, priceKes);
  if (category.wholesale) return stepsIn(`category:${category.id}`, category.wholesale, priceKes);
  return shop && stepsIn('shop', shop, priceKes);
}

/** Shared steps meet goods of every price: one that makes a product no cheaper is not a step of it. */
function stepsIn(
  group: string,
  stated: NonNullable<Shop['wholesale']>,
  singleKes: number,
): PriceSteps {
  const steps = stated.map(({ from, priceKes, percentOff = 0 }) => ({
    from,
    // Up to a whole shilling, so that nothing is free.
    priceKes: priceKes ?? Math.ceil((singleKes * (100 - percentOff)) / 100),
  }));
  return { group, steps: falling(steps, singleKes) };
}

/** The steps that cost less than every step before them and than one item. */
function falling(steps: readonly PriceStep[], singleKes: number): readonly PriceStep[] {
  let lowest = singleKes;
  return steps.filter(({ priceKes }) => {
    if (priceKes >= lowest) return false;
    lowest = priceKes;
    return true;
  });
}

/** The steps in a value of the file of the catalogue or of a stored cart, which may be anything. */
export function readPriceSteps(value: unknown, singleKes: number): PriceSteps | undefined {
  const { group, steps } = asRecord(value);
  if (!isText(group) || !Array.isArray(steps)) return undefined;
  let last = 1;
  const rising = steps.flatMap((step): PriceStep[] => {
    const { from, priceKes } = asRecord(step);
    if (!isPositiveInteger(from) || !isPositiveInteger(priceKes) || from <= last) return [];
    last = from;
    return [{ from, priceKes }];
  });
  return { group, steps: falling(rising, singleKes) };
}

/** The step that so many items reach; undefined below the first. */
export function reachedStep({ steps }: PriceSteps, count: number): PriceStep | undefined {
  return steps.filter(({ from }) => from <= count).at(-1);
}

/** The next step for so many items; undefined at the last. */
export function nextStep({ steps }: PriceSteps, count: number): PriceStep | undefined {
  return steps.find(({ from }) => from > count);
}
