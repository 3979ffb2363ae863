'use client';

import type { ReactNode } from 'react';
import { useBrowserValue } from '@/components/page/use-browser-value.client';
import { AddToCart } from '@/components/product/add-to-cart.client';
import { ChatOrder } from '@/components/product/chat-order.client';
import { OrderForm } from '@/components/product/order-form.client';
import { useMySize } from '@/components/product/use-my-size.client';
import { useOrder } from '@/components/product/use-order.client';
import { ShareButton } from '@/components/share/share-button.client';
import { LineDrawing } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import textCss from '@/components/ui/text.module.css';
import textLink from '@/components/ui/text-link.module.css';
import { mostText } from '@/lib/cart/quantity';
import type { PromotedCardProduct } from '@/lib/catalogue/product';
import { pageHref } from '@/lib/links/site-path';
import { siteOrigin } from '@/lib/links/site-url';
import { facebookShareLink } from '@/lib/share/facebook-link';
import { carouselWords } from '@/words/carousel';
import { productWords } from '@/words/product';
import { shareWords } from '@/words/share';
import css from './offer-panel.module.css';

/** An offer's size, quantity and buttons, behind a button that unfolds them. */
export function OfferPanel({
  offer,
  withoutScript,
  askWhenBack,
}: {
  offer: PromotedCardProduct;
  withoutScript: 'chat' | 'page';
  askWhenBack: ReactNode;
}) {
  const order = useOrder(offer);
  const mySize = useMySize(offer, order, true);
  const most = mostText(order.quantity, productWords);
  const origin = usePageOrigin();
  const text = `${offer.name}. ${offer.description}`;
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{carouselWords.choose}</summary>
      <OrderForm product={offer} order={order} withoutScript={withoutScript}>
        {askWhenBack}
        {mySize}
        <div className={css.actions}>
          <QuantityStepper quantity={order.quantity} onChange={order.changeQuantity} />
          <div className={css.action}>
            <AddToCart order={order} />
          </div>
          <div className={css.action}>
            <ChatOrder name={carouselWords.chat} order={order} />
          </div>
        </div>
        <div className={css.share}>
          <a
            className={textLink.share}
            href={facebookShareLink(origin, text)}
            target="_blank"
            rel="noreferrer"
          >
            <LineDrawing path="M13 21V8a3 3 0 0 1 3-3h1.5M9 12h7" />
            {shareWords.facebook}
          </a>
          <ShareButton title={offer.name} text={text} path={offer.path} />
        </div>
        <p className={most ? textCss.soft : 'visually-hidden'} role="status">
          {most}
        </p>
      </OrderForm>
    </details>
  );
}

/** The shop's folder on its host, if any: '/mavazi/'. */
const folder = pageHref('/').replace(/^\/$/, '');

/** The address the shop is served from, with its folder; in the prerendered page the configured one. */
function usePageOrigin(): string {
  return useBrowserValue(() => window.location.origin + folder, siteOrigin + folder);
}
