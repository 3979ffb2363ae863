'use client';

import { Dialog } from '@/components/islands/dialog/dialog';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SiteLink } from '@/components/ui/site-link';
import type { CardProduct } from '@/lib/catalogue/product';
import { OrderPanel } from './order-panel';
import css from './product-dialog.module.css';

/** A product over the page it was chosen on (spec §2): no size until picked, one item. */
export function ProductDialog({
  product,
  onClosed,
}: {
  product: CardProduct;
  onClosed: () => void;
}) {
  return (
    <Dialog title={product.name} wide onClosed={onClosed}>
      <div className={css.body}>
        <div className={css.picture}>
          <Picture picture={product.picture} alt={product.alt} place="dialog" eager />
        </div>
        <div className={css.facts}>
          <div className={css.price}>
            <Price priceKes={product.priceKes} originalPriceKes={product.originalPriceKes} />
          </div>
          <p>{product.description}</p>
          <SiteLink className={css.more} href={product.path}>
            See the whole page
          </SiteLink>
        </div>
        <div className={css.order}>
          <OrderPanel product={product} />
        </div>
      </div>
    </Dialog>
  );
}
