'use client';

import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { messages } from '@/data/messages';
import { cartItem } from '@/lib/cart/cart-item';
import { cartLabel, lineTotalKes } from '@/lib/cart/cart-lines';
import { addToCart } from '@/lib/cart/cart-store.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { sizeInQuery } from '@/lib/catalogue/size-address';
import { orderText, questionText } from '@/lib/order/order-text';
import { chatLink } from '@/lib/site/links';

export type Order = ReturnType<typeof useOrder>;

/** A size and a quantity being chosen for a product, and what can be done with them (spec §4, §5). */
export function useOrder(product: CardProduct) {
  const notify = useNotifications();
  const formRef = useRef<HTMLFormElement>(null);
  const [size, setSize] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(false);

  // The form may hold a size already: chosen before the script was there, kept over a reload, or
  // asked for by the address that a search result led to: on the product's own page alone.
  useEffect(() => {
    if (window.location.pathname.endsWith(product.path)) checkAskedSize(formRef.current);
    setSize(checkedSize(formRef.current));
  }, [product.path]);

  const lineOf = (chosen: string) => cartItem(product, chosen, quantity);
  const textFor = (chosen: string) => orderText([lineOf(chosen)]);

  /** Without a size: says so, takes her to the sizes, and is true. */
  const lacksSize = () => {
    if (checkedSize(formRef.current)) return false;
    notify('warning', messages.chooseSize);
    formRef.current?.querySelector('input')?.focus();
    return true;
  };

  return {
    formRef,
    setSize,
    quantity,
    changeQuantity: (by: number) => setQuantity((now) => Math.max(1, now + by)),
    /** The sum for the chosen quantity in whole shillings, as cart and message compute it. */
    totalKes: lineTotalKes(lineOf(size)),
    textFor,
    chatHref: chatLink(size ? textFor(size) : questionText(product.name)),
    /** For a link that needs a size. */
    holdWithoutSize: (event: MouseEvent) => {
      if (lacksSize()) event.preventDefault();
    },
    /** Whether any of it is in the cart by now. */
    added,
    add: () => {
      if (lacksSize()) return;
      const count = addToCart(lineOf(checkedSize(formRef.current)));
      // The way to the cart may come after the notice.
      startTransition(() => setAdded(true));
      // The badge tells the count to the eye alone, and behind a dialog to nobody.
      notify('success', messages.added, undefined, cartLabel(count));
    },
  };
}

/** Chooses the size in the address ('?size=41') unless she has chosen one. */
function checkAskedSize(form: HTMLFormElement | null): void {
  const asked = sizeInQuery(window.location.search);
  if (!form || !asked || checkedSize(form)) return;
  const radios = form.querySelectorAll<HTMLInputElement>('input[data-size]');
  for (const radio of radios) if (radio.dataset.size === asked) radio.checked = true;
}

function checkedSize(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>('input:checked')?.dataset.size ?? '';
}
