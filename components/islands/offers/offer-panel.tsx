'use client';

import { ChatOrder } from '@/components/islands/product/chat-order';
import { useHydrated } from '@/components/islands/product/use-hydrated';
import { useOrder } from '@/components/islands/product/use-order';
import { ShareButton } from '@/components/islands/share/share-button';
import { buttonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { SizePicker } from '@/components/ui/size-picker';
import { restBriefly } from '@/lib/browser/rest-briefly';
import type { PromotedProduct } from '@/lib/catalogue';
import { chatAddress, facebookShareLink } from '@/lib/links';
import css from './offer-panel.module.css';
import { usePageOrigin } from './use-page-origin';

/** An offer's size, quantity and two ways to take it (spec §2, §5). */
export function OfferPanel({ offer }: { offer: PromotedProduct }) {
  const order = useOrder(offer);
  const origin = usePageOrigin();
  const hydrated = useHydrated();
  return (
    <form
      ref={order.formRef}
      className={css.panel}
      method="get"
      action={chatAddress}
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        order.add();
      }}
    >
      <SizePicker
        sizes={offer.sizes}
        name="text"
        messageFor={order.textFor}
        onChoose={order.setSize}
      />
      <div className={css.actions}>
        <QuantityStepper quantity={order.quantity} onChange={order.changeQuantity} />
        <button
          type="button"
          className={buttonLook('main')}
          data-needs-script
          onClick={(event) => {
            restBriefly(event.currentTarget);
            order.add();
          }}
        >
          Add to Cart
        </button>
        <ChatOrder name="Order Now" order={order} />
        <a
          className={css.share}
          href={facebookShareLink(origin, `${offer.name}. ${offer.description}`)}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="share" />
          Share on Facebook
        </a>
        <ShareButton
          title={offer.name}
          text={`${offer.name}. ${offer.description}`}
          path={offer.path}
        />
      </div>
    </form>
  );
}
