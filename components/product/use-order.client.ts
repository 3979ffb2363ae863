'use client';

import { type MouseEvent, startTransition, useEffect, useId, useState } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { useProductOrder } from '@/components/product/order/use-product-order.client';
import { askedByAddress, useSize } from '@/components/product/order/use-size.client';
import type { MarkedSize } from '@/components/ui/size-picker';
import { longNoticeMs } from '@/lib/browser/notice-times';
import { cartItem } from '@/lib/cart/cart-item';
import { cartLabel } from '@/lib/cart/cart-label';
import type { CartLine } from '@/lib/cart/cart-lines';
import { addToCart, cartStore } from '@/lib/cart/cart-store.client';
import { linesAtPriceSteps } from '@/lib/cart/lines-at-price-steps';
import { typedQuantity } from '@/lib/cart/quantity';
import { shownTitle } from '@/lib/cart/shown-title';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { lineTotalKes } from '@/lib/format/money';
import { englishText } from '@/lib/format/owners-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { productOrderText, questionText } from '@/lib/order/order-text';
import { mostOfALine } from '@/lib/values/limits';
import { productWords } from '@/words/product';

export type Order = ReturnType<typeof useOrder>;

/**
 * The size and quantity chosen for a product, and the actions on them. `given` is a size that
 * was chosen before the product was opened, by a filter or a search; '' for none.
 */
export function useOrder(product: CardProduct, given = '') {
  const { hasSize, ...choice } = useSize(product, given);
  const { size } = choice;
  const [quantity, setQuantity] = useQuantity(product.path);
  const [added, setAdded] = useState(false);
  const [marked, markSize] = useState<MarkedSize>();
  const sayAdded = useAddedNotice();
  const formId = useId();
  const orderOf = useProductOrder(size !== '');

  const itemOf = (chosen: string) => cartItem(product, chosen, quantity);
  const lineOf = (chosen: string) => {
    const item = itemOf(chosen);
    return linesAtPriceSteps([item])[0] ?? item;
  };
  const textFor = (chosen: string) => productOrderText(lineOf(chosen));
  const order = size ? orderOf?.(lineOf(size)) : undefined;

  return {
    ...choice,
    given,
    /** The id of the form of its sizes, which a button outside the form sends. */
    formId,
    /** The size that the phone remembers, where this product has it. */
    marked,
    markSize,
    quantity,
    changeQuantity: (by: number) =>
      setQuantity((now) => Math.min(mostOfALine, Math.max(1, now + by))),
    /** The sum for the chosen quantity in whole shillings, as cart and message compute it. */
    totalKes: lineTotalKes(lineOf(size)),
    /** The message of a size without script, which knows neither a destination nor an order's link. */
    textFor,
    chatHref: chatLink(
      size ? (order?.text ?? textFor(size)) : questionText(englishText(product, 'name')),
    ),
    /** Keeps the order whose message is opened. */
    keep: order?.keep,
    /** The same at a click on the chat link, which may first ask about missing choices. */
    send: order?.send,
    /** Keeps the order at a click on the link that calls the shop, which needs a size. */
    call: (event: MouseEvent) => {
      if (hasSize()) order?.keepCall();
      else event.preventDefault();
    },
    /** Stops a click on a link that needs a size. */
    requireSize: (event: MouseEvent) => {
      if (!hasSize()) event.preventDefault();
    },
    /** Whether the product was added to the cart since the page opened. */
    added,
    add: () => {
      if (!hasSize()) return;
      // The cart counts it together with its other lines.
      const line = itemOf(size);
      const count = addToCart(line);
      // The notice is more urgent than the button to the cart.
      startTransition(() => setAdded(true));
      sayAdded(line, count);
    },
  };
}

/** The quantity, at first the one that the address of the product's own page asks for. */
function useQuantity(path: string) {
  const [quantity, setQuantity] = useState(1);
  useEffect(() => {
    const asked = typedQuantity(askedByAddress(path, 'quantity'));
    if (asked) setQuantity(asked);
  }, [path]);
  return [quantity, setQuantity] as const;
}

/** Shows the notice that a line was added to the cart, which now has `count` items. */
function useAddedNotice() {
  const notify = useNotifications();
  return (line: Pick<CartLine, 'title' | 'titleSw' | 'size'>, count: number) => {
    // Screen readers do not announce the badge.
    const label = cartLabel(count);
    const { saved } = cartStore.getState();
    const { added, addedUnsaved, addedItem, toCart } = productWords;
    if (saved) {
      const item = fillText(addedItem, { product: shownTitle(line).text, size: line.size });
      notify('success', added, undefined, label, { added: { item, toCart } });
    } else notify('success', addedUnsaved, longNoticeMs, label);
  };
}
