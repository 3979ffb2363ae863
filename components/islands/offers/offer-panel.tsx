'use client';

import { AddToCart } from '@/components/islands/product/add-to-cart';
import { ChatOrder } from '@/components/islands/product/chat-order';
import { OrderForm } from '@/components/islands/product/order-form';
import { useOrder } from '@/components/islands/product/use-order';
import { ShareButton } from '@/components/islands/share/share-button';
import { Icon } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { PromotedCardProduct } from '@/lib/catalogue/product';
import { facebookShareLink } from '@/lib/site/links';
import css from './offer-panel.module.css';
import { usePageOrigin } from './use-page-origin';

/** An offer's size, quantity and two ways to take it (spec §2, §5). */
export function OfferPanel({ offer }: { offer: PromotedCardProduct }) {
  const order = useOrder(offer);
  const origin = usePageOrigin();
  const words = `${offer.name}. ${offer.description}`;
  return (
    <OrderForm product={offer} order={order}>
      <div className={css.actions}>
        <QuantityStepper quantity={order.quantity} onChange={order.changeQuantity} />
        <AddToCart order={order} />
        <ChatOrder name="Order Now" order={order} />
        <a
          className={css.share}
          href={facebookShareLink(origin, words)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="share" />
          Share on Facebook
        </a>
        <ShareButton title={offer.name} text={words} path={offer.path} />
      </div>
    </OrderForm>
  );
}
