import { ProductGrid } from '@/components/islands/product/product-grid';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { listingPagePath, pageCount, productsOnPage, shownRange } from '@/lib/catalogue/pagination';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { gridWords, words } from '@/lib/words/words';
import css from './product-listing.module.css';

const { listing } = words;

/** One page of a product listing, the shop's or a category's, with links to the pages beside it. */
export function ProductListing({
  path,
  page,
  products,
}: {
  /** The address of the listing's first page. */
  path: `/${string}`;
  /** Counted from 1. */
  page: number;
  /** Every product of the listing. */
  products: readonly Product[];
}) {
  return (
    <>
      {page > 1 && (
        <p className={css.previous}>
          <SiteLink className={buttonClass('plain')} href={listingPagePath(path, page - 1)}>
            {listing.previous}
          </SiteLink>
        </p>
      )}
      <ProductGrid
        words={gridWords}
        products={productsOnPage(products, page).map(toCardProduct)}
        heading="h2"
        firstScreen
      />
      {page < pageCount(products.length) && (
        <div className={css.more}>
          <p>{fillText(listing.shown, shownRange(page, products.length))}</p>
          <SiteLink className={buttonClass('plain')} href={listingPagePath(path, page + 1)}>
            {listing.more}
          </SiteLink>
        </div>
      )}
    </>
  );
}

/** The class of the column around a listing's page. */
export const listingClass = css.listing;
