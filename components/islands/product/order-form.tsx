'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { SizePicker } from '@/components/ui/size-picker';
import type { CardProduct } from '@/lib/catalogue/product';
import { chatAddress } from '@/lib/site/links';
import css from './order-form.module.css';
import type { Order } from './use-order';

/**
 * The form every product is ordered by: its sizes, and what the panel round it adds. Without script it
 * sends the chosen size's message to the shop's chat by itself; with script Enter adds to the cart.
 */
export function OrderForm({
  product,
  order,
  children,
}: {
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
        sizes={product.sizes}
        name="text"
        messageFor={order.textFor}
        onChoose={order.setSize}
      />
      {children}
    </form>
  );
}
