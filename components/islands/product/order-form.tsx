'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { SizePicker } from '@/components/ui/size-picker';
import type { Words } from '@/data/words/words';
import type { CardProduct } from '@/lib/catalogue/product';
import { chatAddress } from '@/lib/site/links';
import css from './order-form.module.css';
import type { Order } from './use-order';

/**
 * The form of a product's order: its sizes, and the controls of the panel around it. Without script it
 * sends the message of the chosen size to the shop's chat; with script Enter adds to the cart.
 */
export function OrderForm({
  words,
  product,
  order,
  children,
}: {
  words: Pick<Words, 'product'>;
  product: CardProduct;
  order: Order;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <form
      ref={order.formRef}
      className={css.form}
      method="get"
      action={chatAddress}
      noValidate={hydrated}
      onSubmit={(event) => {
        event.preventDefault();
        order.add();
      }}
    >
      <SizePicker
        legend={words.product.size}
        sizes={product.sizes}
        name="text"
        messageFor={order.textFor}
        onChoose={order.setSize}
      />
      {children}
    </form>
  );
}
