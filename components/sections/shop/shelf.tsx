import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { productsOnPage, shelfPagePath } from '@/lib/catalogue/shelf-pages';
import css from './shelf.module.css';
import { ShelfGrid } from './shelf-grid';

/** One page of a shelf, of the shop's or of a category's, and the ways to those beside it. */
export function Shelf({
  shelf,
  page,
  products,
}: {
  shelf: `/${string}`;
  page: number;
  /** All that the shelf holds. */
  products: readonly Product[];
}) {
  return (
    <div className={css.shelf}>
      {page > 1 && (
        <p className={css.back}>
          <SiteLink className={buttonClass('plain')} href={shelfPagePath(shelf, page - 1)}>
            Previous products
          </SiteLink>
        </p>
      )}
      <ShelfGrid
        shelf={shelf}
        page={page}
        total={products.length}
        products={productsOnPage(products, page).map(toCardProduct)}
      />
    </div>
  );
}
