'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { SizePicker } from '@/components/ui/size-picker';
import type { CardProduct } from '@/lib/catalogue/product';
import { chatAddress } from '@/lib/links/chat-and-call';
import { pageHref } from '@/lib/links/site-path';
import css from './order-form.module.css';
import type { Order } from './use-order.client';

/**
 * The form of a product's order: its sizes, and the controls of the panel around it. With script Enter
 * adds to the cart. Without script it sends the message of the chosen size to the shop's chat or, where
 * `withoutScript` is 'page', leads to the product's page, which does: a whole message for each size would
 * make a page with several forms too heavy.
 */
export function OrderForm({
  product,
  order,
  withoutScript = 'chat',
  children,
}: {
  product: CardProduct;
  order: Order;
  withoutScript?: 'chat' | 'page' | undefined;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const toChat = withoutScript === 'chat';
  return (
    <form
      id={order.formId}
      ref={order.formRef}
      className={css.form}
      action={toChat ? chatAddress : pageHref(product.path)}
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        order.add();
      }}
    >
      <SizePicker
        product={product}
        name={toChat ? 'text' : 'size'}
        valueFor={toChat ? order.textFor : itself}
        required={!hydrated}
        chosen={order.size}
        marked={order.marked}
        lacking={order.lacksSize}
        onChoose={order.chooseSize}
      />
      {children}
    </form>
  );
}

function itself(size: string): string {
  return size;
}
