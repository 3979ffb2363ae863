import type { Category } from '@/lib/catalogue/category';
import { listingPagePath } from '@/lib/catalogue/pagination';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { hasSizeGuide, pages } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { pageWords } from '@/words/page';
import { sizeGuideWords } from '@/words/size-guide';

export interface BreadcrumbStep extends MarkedText {
  path: `/${string}`;
}

/** The breadcrumb of the shop page, which is its last step, as in the others. */
export const shopBreadcrumb: readonly BreadcrumbStep[] = [
  { text: pageWords.names.home, path: '/' },
  { text: pageWords.names.shop, path: shopPath },
];

export const sizeGuideBreadcrumb: readonly BreadcrumbStep[] = [
  { text: pageWords.names.home, path: '/' },
  { text: hasSizeGuide ? sizeGuideWords.name : pages.sizeGuide.heading, path: pagePaths.sizeGuide },
];

/** The breadcrumb of a page about delivery, returns or privacy. */
export function policyBreadcrumb(page: 'delivery' | 'returns' | 'privacy'): BreadcrumbStep[] {
  return [
    { text: pageWords.names.home, path: '/' },
    { text: pageWords.names[page], path: pagePaths[page] },
  ];
}

/** The breadcrumb of a category's page. */
export function categoryBreadcrumb({ id, name }: Pick<Category, 'id' | 'name'>): BreadcrumbStep[] {
  return [...shopBreadcrumb, { ...name, path: categoryPath(id) }];
}

/** The breadcrumb of the page of a product, which is of this category. */
export function productBreadcrumb(
  product: Product,
  category: Pick<Category, 'id' | 'name'>,
): BreadcrumbStep[] {
  return [...categoryBreadcrumb(category), { ...ownersText(product, 'name'), path: product.path }];
}

/**
 * The breadcrumb of one page of a listing, from that of its first page: a later page is a step more.
 * `page` counts from 1.
 */
export function listingBreadcrumb(
  first: readonly BreadcrumbStep[],
  page: number,
): readonly BreadcrumbStep[] {
  const listing = first.at(-1);
  return page === 1 || !listing
    ? first
    : [
        ...first,
        {
          text: fillText(pageWords.breadcrumb.page, { number: page }),
          path: listingPagePath(listing.path, page),
        },
      ];
}
