import { cartDialogStore, loadCartBehind } from '@/lib/cart/cart-dialog.client';
import { backFromChatKey } from '@/lib/remembered/storage-keys';

/**
 * The page leads to the chat now. Once the shopper is back, the cart, if it is closed, is loaded behind
 * the page and asks whether the order was sent. A tab that the phone has unloaded meanwhile does so
 * when it is loaded again (components/cart/lazy-cart-dialog.client).
 */
export function awaitReturn(): void {
  try {
    sessionStorage.setItem(backFromChatKey, 'yes');
  } catch {}
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onReturn);
}

function onReturn(): void {
  if (document.visibilityState !== 'visible') return;
  document.removeEventListener('visibilitychange', onReturn);
  window.removeEventListener('pageshow', onReturn);
  try {
    sessionStorage.removeItem(backFromChatKey);
  } catch {}
  if (cartDialogStore.getState().open !== true) loadCartBehind();
}
