'use client';

import { useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { SizePicker } from '@/components/ui/size-picker';
import { openCart } from '@/lib/browser/cart-dialog';
import { restBriefly } from '@/lib/browser/rest-briefly';
import type { Product } from '@/lib/catalogue';
import { callLink, chatAddress } from '@/lib/links';
import { formatKes } from '@/lib/money';
import { ChatOrder } from './chat-order';
import css from './order-panel.module.css';
import { useHydrated } from './use-hydrated';
import { useOrder } from './use-order';

/**
 * Size, quantity and the ways to order a product, on its page and in its dialog. Without script the
 * form itself sends the chosen size's message to the shop's chat; with script the same markup minds
 * quantity and cart too.
 */
export function OrderPanel({ product }: { product: Product }) {
  const order = useOrder(product);
  const hydrated = useHydrated();
  const [added, setAdded] = useState(false);
  const add = () => setAdded(order.add() || added);

  return (
    <form
      ref={order.formRef}
      className={css.panel}
      method="get"
      action={chatAddress}
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <SizePicker
        sizes={product.sizes}
        name="text"
        messageFor={order.textFor}
        onChoose={order.setSize}
      />
      <div className={css.quantity}>
        <QuantityStepper quantity={order.quantity} onChange={order.changeQuantity} />
        {order.quantity > 1 && (
          <p className={css.sum}>{formatKes(product.priceKes * order.quantity)}</p>
        )}
      </div>
      <div className={css.actions}>
        <button
          type="button"
          className={buttonLook('main')}
          data-needs-script
          onClick={(event) => {
            restBriefly(event.currentTarget);
            add();
          }}
        >
          <Icon name="cart" />
          Add to Cart
        </button>
        <ChatOrder name="Order via WhatsApp" order={order} />
        <a className={buttonLook('plain')} href={callLink} onClick={order.holdWithoutSize}>
          <Icon name="phone" />
          Call to Order
        </a>
        {added && (
          <button type="button" className={css.toCart} onClick={openCart}>
            View your cart
          </button>
        )}
      </div>
    </form>
  );
}
