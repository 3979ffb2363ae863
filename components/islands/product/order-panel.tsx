'use client';

import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { openCart } from '@/lib/cart/cart-dialog.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { formatKes } from '@/lib/format/money';
import { callLink } from '@/lib/site/call-link';
import { AddToCart } from './add-to-cart';
import { ChatOrder } from './chat-order';
import { OrderForm } from './order-form';
import css from './order-panel.module.css';
import { useOrder } from './use-order';

/** Size, quantity and the ways to order a product, on its page and in its dialog. */
export function OrderPanel({ product }: { product: CardProduct }) {
  const order = useOrder(product);
  const several = order.quantity > 1;
  return (
    <OrderForm product={product} order={order}>
      <div className={css.actions} data-screen>
        <div className={css.quantity}>
          <QuantityStepper
            quantity={order.quantity}
            quiet={several}
            onChange={order.changeQuantity}
          />
          <AddToCart order={order}>
            <Icon name="cart" />
          </AddToCart>
        </div>
        <p className={css.sum} role="status">
          {several && `${order.quantity} for ${formatKes(order.totalKes)}`}
        </p>
        <ChatOrder name="Order via WhatsApp" order={order} />
        <a className={buttonClass('plain')} href={callLink} onClick={order.holdWithoutSize}>
          <Icon name="phone" />
          Call to Order
        </a>
        {order.added && (
          <button type="button" className={css.toCart} onClick={openCart}>
            View your cart
          </button>
        )}
      </div>
    </OrderForm>
  );
}
