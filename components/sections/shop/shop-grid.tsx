import { ShopBrowser } from '@/components/islands/shop/shop-browser';
import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/data/messages';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import { shownCount } from '@/lib/catalogue/category-filter';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { pageCount, shopShelf } from '@/lib/catalogue/shelf-pages';
import { helloText } from '@/lib/order/order-text';
import { limits } from '@/lib/site/limits';
import { chatLink } from '@/lib/site/links';
import { ShelfGrid } from './shelf-grid';
import css from './shop-grid.module.css';

/**
 * Runs before the grid is painted: a category that waits for the script is not shown as all. Where the
 * script stays silent for as long as a part of it may, she has the whole grid.
 */
const noteWaiting = `if(new URLSearchParams(location.search).get('category')){const{dataset}=document.documentElement;dataset.waiting='';setTimeout(()=>delete dataset.waiting,${limits.chunkTimeoutMs});addEventListener('DOMContentLoaded',()=>dispatchEvent(new Event('focusin')))}`;

/**
 * The pills and the first page of all products, prerendered: every product of a shop of up to 48. A
 * chosen category hides the others (design §4.12).
 */
export function ShopGrid({
  categories,
  products,
}: {
  categories: readonly Category[];
  products: readonly Product[];
}) {
  const total = shownCount(categories, null);
  return (
    <div className={css.grid}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, see above */}
      <script dangerouslySetInnerHTML={{ __html: noteWaiting }} />
      <style>{categories.map(({ id }) => hideOthers(id)).join('')}</style>
      <ShopBrowser
        categories={categories.map(toCountedCategory)}
        paged={pageCount(total) > 1}
        empty={<NothingFound />}
      >
        <ShelfGrid
          shelf={shopShelf}
          page={1}
          total={total}
          products={products.map(toCardProduct)}
        />
      </ShopBrowser>
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState title={messages.noProducts}>
      <p>
        Choose another category above, or <a href={chatLink(helloText)}>ask us on WhatsApp</a>: we
        may have it at the stall.
      </p>
    </EmptyState>
  );
}

function hideOthers(id: string): string {
  return `[data-shown="${id}"] li[data-category]:not([data-category="${id}"]){display:none}`;
}
