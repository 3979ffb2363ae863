'use client';

import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import type { MarkedSize } from '@/components/ui/size-picker';
import { cartItem } from '@/lib/cart/cart-item';
import { cartLabel } from '@/lib/cart/cart-label';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { chosenInQuery } from '@/lib/catalogue/size-address';
import { fillText } from '@/lib/format/fill-text';
import { lineTotalKes } from '@/lib/format/money';
import { chatLink } from '@/lib/links/links';
import { productOrderText, questionText } from '@/lib/order/order-text';
import { longNoticeMs } from '@/lib/page/notice-times';
import { cutText } from '@/lib/values/well-formed';
import { productWords } from '@/words/product';
import { useProductOrder } from './use-product-order.client';

/** So many letters of a size in the address are shown: anybody can write a link. */
const sizeLetters = 12;

/** A quantity in the address: as many as an order's link carries. */
const quantityInLink = /^[1-9]\d{0,3}$/;

export type Order = ReturnType<typeof useOrder>;

/**
 * The size and quantity chosen for a product, and the actions on them. `given` is a size that
 * was chosen before the product was opened, by a filter or a search; '' for none.
 */
export function useOrder(product: CardProduct, given = '') {
  const notify = useNotifications();
  const formRef = useRef<HTMLFormElement>(null);
  const { sizes } = product;
  const [size, setSize] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(false);
  const [marked, markSize] = useState<MarkedSize>();
  /** What takes away each notice that a size is missing; none once one is chosen. */
  const [warnings, setWarnings] = useState<readonly (() => void)[]>([]);
  const orderOf = useProductOrder(size !== '');

  // The form may have a size already: chosen before hydration, kept over a reload, given or, on the product's
  // own page, asked for by the address.
  useEffect(() => {
    const form = formRef.current;
    const { pathname, search } = window.location;
    const isOwnPage = pathname.endsWith(product.path);
    if (isOwnPage) {
      const askedQuantity = chosenInQuery(search, 'quantity');
      setQuantity(quantityInLink.test(askedQuantity) ? Number(askedQuantity) : 1);
    }
    const asked = given || (isOwnPage ? chosenInQuery(search, 'size') : '');
    const radio = sizeRadios(form)[sizes.indexOf(asked)];
    if (radio?.disabled) notify('info', fillText(productWords.sizeSoldOut, { size: asked }));
    else if (asked && !sizes.includes(asked)) {
      notify('info', fillText(productWords.noSize, { size: cutText(asked, sizeLetters) }));
    } else if (radio && !checkedSize(form, sizes)) radio.checked = true;
    setSize(checkedSize(form, sizes));
  }, [product.path, sizes, given, notify]);

  const lineOf = (chosen: string) => cartItem(product, chosen, quantity);
  const textFor = (chosen: string) => productOrderText(lineOf(chosen));
  const order = size ? orderOf?.(lineOf(size)) : undefined;

  const chooseSize = (chosen: string) => {
    setSize(chosen);
    for (const dismiss of warnings) dismiss();
    setWarnings([]);
  };

  /** False without a size: then a notice is shown, and the sizes have the focus and are in view. */
  const hasSize = () => {
    const form = formRef.current;
    if (checkedSize(form, sizes)) return true;
    const dismiss = notify('warning', productWords.chooseSize);
    setWarnings((shown) => [...shown, dismiss]);
    const first = form?.querySelector<HTMLElement>('input:enabled');
    first?.focus({ preventScroll: true });
    first?.closest('fieldset')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return false;
  };

  return {
    formRef,
    size,
    chooseSize,
    /** Whether an order lacked a size and none was chosen since. */
    lacksSize: warnings.length > 0,
    given,
    /** The size that the phone remembers, where this product has it. */
    marked,
    markSize,
    quantity,
    changeQuantity: (by: number) => setQuantity((now) => Math.max(1, now + by)),
    /** The sum for the chosen quantity in whole shillings, as cart and message compute it. */
    totalKes: lineTotalKes(lineOf(size)),
    /** The message of a size without script, which knows neither a destination nor an order's link. */
    textFor,
    chatHref: chatLink(size ? (order?.text ?? textFor(size)) : questionText(product.name)),
    /** Keeps the order whose message is opened. */
    keep: order?.keep,
    /** Stops a click on a link that needs a size. */
    requireSize: (event: MouseEvent) => {
      if (!hasSize()) event.preventDefault();
    },
    /** Whether the product was added to the cart since the page opened. */
    added,
    add: () => {
      if (!hasSize()) return;
      const line = lineOf(checkedSize(formRef.current, sizes));
      const count = addToCart(line);
      // The notice is more urgent than the button to the cart.
      startTransition(() => setAdded(true));
      // Screen readers do not announce the badge.
      const label = cartLabel(count);
      const { saved } = cartStore.getState();
      const { sizeChosen, toCart } = productWords;
      if (saved) {
        const shown = {
          image: line.image,
          size: fillText(sizeChosen, { size: line.size }),
          toCart,
        };
        notify('success', productWords.added, undefined, label, shown);
      } else notify('success', productWords.addedUnsaved, longNoticeMs, label);
    },
  };
}

/**
 * By the radio's place: its value is a message, and a translator may change its label. A reload may have
 * restored the choice of a size that has sold out since.
 */
function checkedSize(form: HTMLFormElement | null, sizes: readonly string[]): string {
  return sizes[sizeRadios(form).findIndex(({ checked, disabled }) => checked && !disabled)] ?? '';
}

function sizeRadios(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
}
