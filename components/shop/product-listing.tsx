import type { ComponentProps } from 'react';
import { Shelf } from '@/components/shop/shelf/shelf.client';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { colourFamilies } from '@/data/colour-families';
import { listingPagePath, pageCount, productsOnPage, shownRange } from '@/lib/catalogue/pagination';
import { type Product, productsOf, toCardProduct } from '@/lib/catalogue/product';
import { shelfFacets, shelfKinds } from '@/lib/finding/facets';
import { fillText } from '@/lib/format/fill-text';
import { shopWords } from '@/words/shop';
import css from './product-listing.module.css';

const listing = shopWords.listing;

/**
 * One page of a product listing, the shop's or a category's, with its filters and links to the pages
 * beside it.
 */
export function ProductListing({
  path,
  page,
  products,
  ...shelf
}: {
  /** The address of the listing's first page. */
  path: `/${string}`;
  /** Counted from 1. */
  page: number;
  /** Every product of the listing. */
  products: readonly Product[];
} & Pick<ComponentProps<typeof Shelf>, 'categoryKey' | 'categories' | 'empty' | 'emptyBox'>) {
  const facetsOf = (id: string) => shelfFacets(productsOf(id, products), colourFamilies);
  const facets = shelfFacets(products, colourFamilies);
  // A category's kinds have links in place of a filter.
  const kinds = shelf.categoryKey && facets.includes('kind') ? shelfKinds(products) : [];
  return (
    <Shelf
      products={productsOnPage(products, page).map(toCardProduct)}
      facets={{
        '': facets.filter((facet) => facet !== 'kind' || kinds.length === 0),
        ...Object.fromEntries((shelf.categories ?? []).map(({ id }) => [id, facetsOf(id)])),
      }}
      kinds={kinds}
      total={products.length}
      before={
        page > 1 && (
          <p className={css.previous}>
            <SiteLink className={buttonClass('plain')} href={listingPagePath(path, page - 1)}>
              {listing.previous}
            </SiteLink>
          </p>
        )
      }
      after={
        page < pageCount(products.length) && (
          <div className={css.more}>
            <p>{fillText(listing.shown, shownRange(page, products.length))}</p>
            <SiteLink className={buttonClass('plain')} href={listingPagePath(path, page + 1)}>
              {listing.more}
            </SiteLink>
          </div>
        )
      }
      {...shelf}
    />
  );
}

/** The class of the column around a listing's page. */
export const listingClass = css.listing;
