'use client';

import { useEffect } from 'react';
import { Dialog } from '@/components/islands/dialog/dialog';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { Price } from '@/components/ui/price';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/data/words/types';
import type { CardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { noteSeen } from '@/lib/remembered/seen-products.client';
import { pagePaths } from '@/lib/site/page-paths';
import { OrderPanel } from './order-panel';
import css from './product-dialog.module.css';
import type { OrderPanelWords } from './use-order';

const dialogPlace: PicturePlace = {
  sizes: '(min-width: 768px) 356px, 120px',
  least: 160,
  most: 1120,
};

/** What a product's dialog says. */
export type ProductDialogWords = OrderPanelWords & Pick<Words, 'dialog' | 'price' | 'wholesale'>;

/** A product over the page it was chosen on (docs/behaviour.md 4.7). */
export function ProductDialog({
  words,
  product,
  onClosed,
}: {
  words: ProductDialogWords;
  product: CardProduct;
  onClosed: () => void;
}) {
  useEffect(() => {
    noteSeen(product.id);
  }, [product.id]);
  return (
    <Dialog words={words} title={product.name} wide onClosed={onClosed}>
      <div className={css.body}>
        <div className={css.picture}>
          <Picture picture={product.picture} alt={product.alt} place={dialogPlace} eager />
        </div>
        <div className={css.facts}>
          <div className={css.price}>
            <Price
              words={words}
              priceKes={product.priceKes}
              originalPriceKes={product.originalPriceKes}
              soldOut={isSoldOut(product)}
            />
          </div>
          {product.description && <p>{product.description}</p>}
          <SiteLink className={css.more} href={product.path}>
            {words.product.wholePage}
          </SiteLink>
        </div>
        <div className={css.order}>
          <OrderPanel
            words={words}
            product={product}
            askWhenBack={<AskWhenBack words={words} product={product} />}
            sizeGuide={
              product.hasSizeGuide && (
                <SiteLink className={css.more} href={`${pagePaths.sizeGuide}#${product.sizeGroup}`}>
                  {words.product.sizeGuide}
                </SiteLink>
              )
            }
          />
        </div>
      </div>
    </Dialog>
  );
}
