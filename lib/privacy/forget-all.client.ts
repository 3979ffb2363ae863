import { changeCart } from '@/lib/cart/cart-store.client';
import { basePath, fileHref } from '@/lib/links/site-path';
import { cacheName } from '@/lib/offline/cache-names';
import { forgetKept } from '@/lib/remembered/forgotten.client';

/**
 * Removes what the shop keeps of a shopper in this browser: cart, orders, choices, sizes and the rest of
 * `shopperKeys`, what can still be undone, and the pages that open without a network, with their worker, which the next page
 * installs anew. What the shop keeps on its own phone stays. Never throws.
 */
export async function forgetAll(): Promise<void> {
  // What this page still holds of the cart must not be stored again.
  changeCart(() => []);
  forgetKept();
  await Promise.allSettled([removeCaches(), removeWorker()]);
}

async function removeCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheName(basePath, '')));
  await Promise.all(own.map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(fileHref('/'));
  await worker?.unregister();
}
