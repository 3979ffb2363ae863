import { changeCart } from '@/lib/cart/cart-store.client';
import { basePath, sitePath } from '@/lib/links/site-path';
import { cacheName } from '@/lib/offline/cache-names';
import { shopperKeys } from '@/lib/remembered/storage-keys';

/**
 * Removes what the shop keeps of a shopper in this browser: cart, orders, choices, sizes and the rest of
 * `shopperKeys`, and the pages that open without a network, with their worker, which the next page
 * installs anew. What the shop keeps on its own phone stays. Never throws.
 */
export async function forgetAll(): Promise<void> {
  // What this page still holds of the cart must not be stored again.
  changeCart(() => []);
  for (const key of Object.values(shopperKeys).flat()) {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      try {
        window[name].removeItem(key);
      } catch {
        // Blocked: it keeps nothing.
      }
    }
    // Other tabs get this event from the browser; what this page has read follows as they do.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  }
  await Promise.allSettled([removeCaches(), removeWorker()]);
}

async function removeCaches(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheName(basePath, '')));
  await Promise.all(own.map((name) => caches.delete(name)));
}

async function removeWorker(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(sitePath('/'));
  await worker?.unregister();
}
