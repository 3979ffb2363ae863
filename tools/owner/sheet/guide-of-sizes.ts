import { googleCategories } from '@/data/merchant';
import type { SizeGuide, SizeGuideFigure } from '@/data/schema/size-guide';
import type { CatalogueData } from '@/lib/catalogue/catalogue';

/** The goods that each drawing of how to measure is about, by Google's path of their kind. */
const GOODS: Readonly<Record<SizeGuideFigure, RegExp>> = {
  foot: /> Shoes/,
  child: /> Baby & Toddler/,
  body: /> Clothing >(?!.*Baby & Toddler)/,
  waistband: /> (?:Pants|Shorts|Skirts)$/,
};

/**
 * The guide of a product with its own list of sizes: the guide of the only size set that has all of
 * them, if the guide is about such goods. A dress of 38 and 40 does not get the guide to shoes.
 */
export function guideOfSizes(
  sizes: unknown,
  kind: unknown,
  { sizeSets }: Pick<CatalogueData, 'sizeSets'>,
  guides: readonly SizeGuide[],
): string | undefined {
  if (!Array.isArray(sizes) || sizes.length === 0) return undefined;
  const path = googleCategories[String(kind)] ?? '';
  const [guide, another] = guides.filter(
    ({ id, figure }) =>
      GOODS[figure].test(path) && sizes.every((size) => sizeSets[id]?.includes(String(size))),
  );
  return another ? undefined : guide?.id;
}
