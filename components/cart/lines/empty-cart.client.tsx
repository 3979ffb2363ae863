'use client';

import { useState } from 'react';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { closeCart } from '@/lib/cart/open-cart.client';
import { isSoldOut } from '@/lib/catalogue/stock';
import { LEAST_SEEN, suggestedProducts } from '@/lib/finding/suggested-products';
import { shownKes } from '@/lib/format/money';
import { shopPath } from '@/lib/links/page-paths';
import type { Scene } from '@/lib/pictures/picture';
import { seenIds, seenProducts } from '@/lib/remembered/seen-products.client';
import { cartWords } from '@/words/cart';
import { recentlySeenWords } from '@/words/recently-seen';
import css from './empty-cart.module.css';

const boxPlace: PicturePlace = { sizes: '(min-width: 600px) 152px, 112px', least: 320, most: 480 };
const rowPlace: PicturePlace = { sizes: '56px', least: 112, most: 320 };

/** Says that the cart is empty, and leads to Shop. */
export function EmptyCart({ scene }: { scene: Scene }) {
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

/**
 * The products that this phone viewed last, and others in stock. The element is no list, because a
 * list item of the cart is a line.
 */
export function LookedAt() {
  const index = useCatalogueFile();
  const [ids] = useState(seenIds);
  if (!index) return null;
  const seen = seenProducts(index.products, ids);
  const title = seen.length < LEAST_SEEN ? cartWords.goods : recentlySeenWords.title;
  return (
    <section className={css.looked} aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      <div className={css.rows}>
        {(seen.length < LEAST_SEEN ? [...seen, ...suggestedProducts(index, seen)] : seen).map(
          (product) => (
            <div key={product.id} className={css.row}>
              <div className={css.picture}>
                <Picture picture={product.picture} alt="" place={rowPlace} />
              </div>
              <div className={css.about}>
                <SiteLink className={css.name} href={product.path}>
                  <WholeWords text={product.name} />
                </SiteLink>
                <p className={css.line}>
                  {isSoldOut(product) ? cartWords.soldOut : shownKes(product.priceKes)}
                </p>
              </div>
            </div>
          ),
        )}
      </div>
    </section>
  );
}
