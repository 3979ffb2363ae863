'use client';

import type { ReactNode } from 'react';
import { AddToCart } from '@/components/product/add-to-cart.client';
import { ChatOrder } from '@/components/product/chat-order.client';
import { OrderForm } from '@/components/product/order-form.client';
import { useMySize } from '@/components/product/use-my-size.client';
import { type OrderPanelWords, useOrder } from '@/components/product/use-order.client';
import { ShareButton } from '@/components/share/share-button.client';
import { LineDrawing } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import textLink from '@/components/ui/text-link.module.css';
import type { Words } from '@/data/words/types';
import type { PromotedCardProduct } from '@/lib/catalogue/product';
import { facebookShareLink } from '@/lib/share/facebook-link';
import css from './offer-panel.module.css';
import { usePageOrigin } from './use-page-origin.client';

/** What an offer's controls say. */
export type OfferPanelWords = OrderPanelWords & Pick<Words, 'carousel' | 'share'>;

/** An offer's size, quantity and buttons. */
export function OfferPanel({
  words,
  offer,
  withoutScript,
  askWhenBack,
}: {
  words: OfferPanelWords;
  offer: PromotedCardProduct;
  withoutScript: 'chat' | 'page';
  askWhenBack: ReactNode;
}) {
  const order = useOrder(words, offer);
  const mySize = useMySize(words, offer, order, true);
  const origin = usePageOrigin();
  const text = `${offer.name}. ${offer.description}`;
  return (
    <OrderForm
      className={css.form}
      words={words}
      product={offer}
      order={order}
      withoutScript={withoutScript}
    >
      {askWhenBack}
      {mySize}
      <div className={css.actions}>
        <QuantityStepper
          decrease={words.product.decrease}
          increase={words.product.increase}
          quantity={order.quantity}
          onChange={order.changeQuantity}
        />
        <AddToCart words={words} order={order} />
        <ChatOrder name={words.carousel.chat} order={order} />
        <a
          className={textLink.share}
          href={facebookShareLink(origin, text)}
          target="_blank"
          rel="noreferrer"
        >
          <LineDrawing path="M13 21V8a3 3 0 0 1 3-3h1.5M9 12h7" />
          {words.share.facebook}
        </a>
        <ShareButton words={words} title={offer.name} text={text} path={offer.path} />
      </div>
    </OrderForm>
  );
}
