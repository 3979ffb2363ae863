import { categoryIssues, type LooseCategory } from './check-categories';
import { orderIssues } from './check-order';
import {
  formerPathIssues,
  type LooseProduct,
  type LooseSizeSets,
  productIssues,
  sizeSetIssues,
} from './check-products';
import { promotionIssues } from './check-promotions';
import { type LooseSizeGuide, sizeGuideIssues } from './check-size-guide';
import type { Issue } from './issue';

/** What is in data/catalogue, before it is checked. */
interface LooseCatalogue {
  categories: readonly (LooseCategory & { readonly products?: readonly LooseProduct[] })[];
  sizeSets: LooseSizeSets;
  offers: readonly unknown[];
  featured: readonly unknown[];
  listingOrder: readonly unknown[];
  /** Left out: nothing is said of size guides. */
  sizeGuides?: readonly LooseSizeGuide[];
}

/**
 * Every issue in the catalogue's data, in the order of its files. With `today`,
 * 'YYYY-MM-DD', a day that is yet to be is one too.
 */
export function catalogueIssues(
  { categories, sizeSets, offers, featured, listingOrder, sizeGuides }: LooseCatalogue,
  today?: string,
): Issue[] {
  const promotions = { 'data/catalogue/offers.ts': offers, 'data/catalogue/featured.ts': featured };
  return [
    ...categoryIssues(categories),
    ...sizeSetIssues(sizeSets),
    ...productIssues(categories, sizeSets, today),
    ...formerPathIssues(categories),
    ...promotionIssues(promotions, categories),
    ...orderIssues(listingOrder),
    ...(sizeGuides ? sizeGuideIssues(sizeGuides, sizeSets, categories) : []),
  ];
}
