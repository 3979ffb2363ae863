import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import type { Product } from '@/lib/catalogue/product';
import { placeText } from '@/lib/facts/shop-facts';
import { fillText, textAround } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { shopPath } from '@/lib/links/page-paths';
import { helloText } from '@/lib/order/order-text';
import type { Scene } from '@/lib/pictures/picture';
import { shopWords } from '@/words/shop';
import { listingClass, ProductListing } from './product-listing';

/**
 * The category pills and the first page of all products, prerendered: every product of a small shop. A
 * chosen category hides the cards of the others by style.
 */
export function ShopProducts({
  categories,
  products,
  emptyBox,
}: {
  categories: readonly Category[];
  products: readonly Product[];
  /** The picture where nothing is found. */
  emptyBox: Scene;
}) {
  return (
    <div className={listingClass}>
      <style>{categories.map(({ id }) => hideOthers(id)).join('')}</style>
      <ProductListing
        path={shopPath}
        page={1}
        products={products}
        categories={categories.map(toCountedCategory)}
        empty={<NoProducts scene={emptyBox} />}
        emptyBox={emptyBox}
      />
    </div>
  );
}

function NoProducts({ scene }: { scene: Scene }) {
  const { title, text, link, all } = shopWords.noProducts;
  const [before, after] = textAround(text, 'link');
  return (
    <EmptyState title={title} scene={scene}>
      <p>
        {before}
        <a href={chatLink(helloText())}>{link}</a>
        {fillText<string>(after, { mayHave: placeText.mayHave })}
      </p>
      <SiteLink className={buttonClass('main')} href={shopPath}>
        {all}
      </SiteLink>
    </EmptyState>
  );
}

function hideOthers(id: string): string {
  return `[data-shown="${id}"] li[data-category]:not([data-category="${id}"]){display:none}`;
}
