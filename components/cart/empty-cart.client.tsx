'use client';

import { useState } from 'react';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { closeCart } from '@/lib/cart/cart-dialog.client';
import type { ListedProduct, SearchIndex } from '@/lib/catalogue/catalogue-file';
import { categoryPath, shopPath } from '@/lib/catalogue/shop-paths';
import { isSoldOut } from '@/lib/catalogue/stock';
import { indexCategories } from '@/lib/finding/index-categories';
import { shownKes } from '@/lib/format/money';
import type { Scene } from '@/lib/pictures/picture';
import { seenProducts } from '@/lib/remembered/seen-products';
import { seenIds } from '@/lib/remembered/seen-products.client';
import { cartWords } from '@/words/cart';
import { recentlySeenWords } from '@/words/recently-seen';
import css from './empty-cart.module.css';

const boxPlace: PicturePlace = { sizes: '(min-width: 600px) 176px, 96px', least: 320, most: 480 };
const rowPlace: PicturePlace = { sizes: '72px', least: 112, most: 320 };

/** Says that the cart is empty, and leads to Shop; `brief` in one line, below an order that was just sent. */
export function EmptyCart({ scene, brief }: { scene: Scene; brief: boolean }) {
  if (brief)
    return (
      <div className={css.brief}>
        <p>{cartWords.emptyTitle}.</p>
        <SiteLink className={textLink.link} href={shopPath} onClick={closeCart}>
          {cartWords.emptyLink}
        </SiteLink>
      </div>
    );
  return (
    <div className={css.empty}>
      <div className={css.box}>
        <Picture picture={scene.picture} alt={scene.alt} place={boxPlace} />
      </div>
      <div className={css.content}>
        <p className={css.title}>{cartWords.emptyTitle}</p>
        <p>{cartWords.emptyText}</p>
        <SiteLink className={buttonClass('main', css.toShop)} href={shopPath} onClick={closeCart}>
          {cartWords.emptyLink}
        </SiteLink>
      </div>
    </div>
  );
}

interface Row {
  href: `/${string}`;
  name: string;
  /** Its price, or that it is sold out. */
  line?: string;
  picture: ListedProduct['picture'];
}

/**
 * What this phone looked at last; of one that has looked at nothing, the shop's categories. Nothing where the
 * catalogue's file does not load. No list: a list item of the cart is a line.
 */
export function LookedAt() {
  const index = useCatalogueFile();
  const [ids] = useState(seenIds);
  if (!index) return null;
  const seen = seenRows(index, ids);
  const rows = seen.length > 0 ? seen : categoryRows(index);
  const title = seen.length > 0 ? recentlySeenWords.title : cartWords.categories;
  return (
    <section className={css.looked} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <div className={css.rows}>
        {rows.map(({ href, name, line, picture }) => (
          <div key={href} className={css.row}>
            <Picture picture={picture} alt="" place={rowPlace} />
            <div>
              <SiteLink className={css.name} href={href}>
                {name}
              </SiteLink>
              {line && <p className={css.line}>{line}</p>}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function seenRows({ products }: SearchIndex, ids: readonly string[]): readonly Row[] {
  return seenProducts(products, ids).map((product) => ({
    href: product.path,
    name: product.name,
    line: isSoldOut(product) ? cartWords.soldOut : shownKes(product.priceKes),
    picture: product.picture,
  }));
}

function categoryRows(index: SearchIndex): readonly Row[] {
  return indexCategories(index).map(({ id, name, tile: picture }) => ({
    href: categoryPath(id),
    name,
    picture,
  }));
}
