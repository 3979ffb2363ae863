'use client';

import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import touchLink from '@/components/ui/text-link.module.css';
import { shop } from '@/data/shop';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { tabStorage } from '@/lib/browser/phone-storage.client';
import { onIdle } from '@/lib/browser/when-to-load.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { linesAtPriceSteps } from '@/lib/cart/lines-at-price-steps';
import { closeCart, loadCartBehind, openCartStore } from '@/lib/cart/open-cart.client';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { chatLink } from '@/lib/links/chat-and-call';
import { orderText } from '@/lib/order/order-text';
import type { Scene } from '@/lib/pictures/picture';
import { backFromChatKey } from '@/lib/remembered/storage-keys';
import { cartButtonWords } from '@/words/cart-button';

/** For a notice with a link, which takes time to reach. */
const LINK_MS = 20_000;

const cartDialog = lazyChunk(async () => (await import('./cart-dialog.client')).CartDialog);

/**
 * Loads the cart dialog when it first opens. From then on the dialog stays mounted, because a
 * payment may be in progress. If the dialog does not load, a notice has the phone number and the
 * order as a chat link, and the cart keeps its lines.
 */
export function LazyCartDialog(props: { emptyCart: Scene }) {
  const open = useStore(openCartStore, (cart) => cart.open);
  const { status, part: Cart, load } = useLazyChunk(cartDialog);
  const notify = useNotifications();
  const filled = useStore(cartStore, (cart) => cart.lines.length > 0);
  usePaymentPreload(filled);
  useEffect(() => {
    // After a tap: every addition begins with one. It is one file for all pages: the page on which an item
    // was added has fetched it. The page is asked, as some cards are drawn in the build alone.
    if (document.querySelector('[data-product]')) cartDialog.prefetchAfter('tap');
    // Loaded again, after the chat was opened with an order: the cart asks whether it was sent.
    if (!tabStorage.get(backFromChatKey)) return;
    tabStorage.remove(backFromChatKey);
    loadCartBehind();
  }, []);
  useEffect(() => {
    if (open && !Cart) void load();
  }, [open, Cart, load]);
  const sayFailed = useEffectEvent(() => {
    closeCart();
    // Nobody has tapped.
    if (open === 'behind') return;
    const text = fillText(cartButtonWords.notLoaded, { phone: localPhone(shop.phone) });
    const lines = linesAtPriceSteps(cartStore.getState().lines);
    notify(
      'error',
      <>
        <span>{text}</span>{' '}
        {lines[0] && (
          <a className={touchLink.link} {...sendInChat(chatLink(orderText(lines)))}>
            {cartButtonWords.chat}
          </a>
        )}
      </>,
      LINK_MS,
    );
  });
  useEffect(() => {
    if (status === 'failed') sayFailed();
  }, [status]);
  return Cart ? <Cart {...props} /> : null;
}

/** Loads on any page what a cart needs once it is `filled` and the browser is idle: PayPal, old prices. */
function usePaymentPreload(filled: boolean): void {
  useEffect(() => {
    if (filled) onIdle(preload);
  }, [filled]);
}

function preload(): void {
  // Opening the cart loads again.
  import('@/lib/payment/preload-cart.client').then((part) => part.preloadCart()).catch(() => {});
}
