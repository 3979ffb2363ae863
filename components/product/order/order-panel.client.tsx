'use client';

import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { AddToCart } from '@/components/product/add-to-cart.client';
import { ChatOrder } from '@/components/product/chat-order.client';
import { OrderForm } from '@/components/product/order-form.client';
import { useMySize } from '@/components/product/use-my-size.client';
import { type Order, useOrder } from '@/components/product/use-order.client';
import { AskAbout } from '@/components/ui/ask-about';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { footHeight } from '@/lib/browser/foot-height.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { mostText } from '@/lib/cart/quantity';
import type { CardProduct } from '@/lib/catalogue/product';
import { chosenPath } from '@/lib/catalogue/size-address';
import { isSoldOut, tooFewLeft } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { callLink } from '@/lib/links/chat-and-call';
import { productWords } from '@/words/product';
import css from './order-panel.module.css';
import { OrderQuantity } from './order-quantity.client';
import { QuantityPrices } from './quantity-prices.client';

/**
 * Size, quantity and the ways to order a product on its page; for a sold-out product the ways to
 * ask about it.
 */
export function OrderPanel({
  product,
  drawn,
  askWhenBack,
  sizeGuide,
  description,
  delivery,
}: {
  product: CardProduct;
  /** Whether its picture is drawn. */
  drawn?: boolean | undefined;
  askWhenBack: ReactNode;
  /** On the line of the sizes' heading, and below the sizes. */
  sizeGuide: ReactNode;
  /** Below Add to Cart; a wide screen has it above the sizes. */
  description: ReactNode;
  /** When it arrives and what that costs. */
  delivery: ReactNode;
}) {
  const order = useOrder(product);
  const { size, quantity } = order;
  const mySize = useMySize(product, order);
  if (isSoldOut(product)) {
    return (
      <>
        {askWhenBack}
        {description}
      </>
    );
  }
  return (
    <>
      <OrderForm product={product} order={order}>
        {mySize}
        {sizeGuide && (
          <div className={css.guide} data-no-print="">
            {sizeGuide}
          </div>
        )}
        <div
          ref={footHeight}
          className={css.quantity}
          data-foot=""
          data-chosen={size || quantity > 1 ? chosenPath(product, size, quantity) : undefined}
          data-needs-script=""
          data-no-print=""
        >
          <OrderQuantity order={order} />
          <AddToCart order={order}>
            <Icon name="cart" />
          </AddToCart>
        </div>
        <QuantityTexts product={product} order={order} />
      </OrderForm>
      {description}
      <Actions order={order} />
      {delivery}
      <div className={css.ask}>
        {askWhenBack}
        <AskAbout product={product} size={order.size} drawn={drawn} />
      </div>
    </>
  );
}

/** The price of the chosen quantity, and the quantity for the next price. */
function QuantityTexts({ product, order }: { product: CardProduct; order: Order }) {
  const { sum, onlyLeft } = productWords;
  const { quantity, size, totalKes } = order;
  const left = tooFewLeft(product, size, quantity);
  const most = mostText(quantity, productWords);
  const isSaid = quantity > 1 || left !== undefined || Boolean(most);
  return (
    <div className={css.texts} data-no-print="">
      <p className={clsx(css.sum, isSaid && css.says)} role="status">
        {quantity > 1 && <span>{fillText(sum, { count: quantity, sum: shownKes(totalKes) })}</span>}{' '}
        {left !== undefined && <span>{fillText(onlyLeft, { count: left, size })}</span>}{' '}
        {most && <span>{most}</span>}
      </p>
      <QuantityPrices product={product} quantity={quantity} />
    </div>
  );
}

/** The ways to order besides the cart. */
function Actions({ order }: { order: Order }) {
  const { chat, call, viewCart } = productWords;
  return (
    <div className={css.actions} data-no-print="">
      <ChatOrder name={chat} order={order} />
      <a className={buttonClass('plain')} href={callLink} onClick={order.call}>
        <PhoneIcon />
        {call}
      </a>
      {order.added && (
        <button type="button" className={css.toCart} data-to-cart="" onClick={openCart}>
          {viewCart}
        </button>
      )}
    </div>
  );
}
