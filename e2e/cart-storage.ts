import type { Page } from '@playwright/test';
import { cartKey } from '@/lib/cart/cart-key';

/** The key of the cart in local storage. */
export const CART_KEY = cartKey;

/** The stored text of a cart of `count` lines; `over` replaces fields of every line. */
export function storedCart(count: number, over: object = {}): string {
  const lines = Array.from({ length: count }, (_, at) => ({
    lineId: `line-${at}`,
    id: 'brogue',
    title: 'Oxblood Brogues',
    image: '',
    price: 'KSh 2,250',
    category: "Today's Offer",
    categoryKey: 'todays-offer',
    size: String(36 + (at % 9)),
    quantity: 1,
    ...over,
  }));
  return JSON.stringify({ state: { lines }, version: 0 });
}

/** Stores a text under the cart's key before the page opens. */
export async function seedCart(page: Page, text: string) {
  await page.addInitScript(
    ([key, value]) => {
      // Once per tab, so that a reload keeps later changes; the browser's own error pages have no storage.
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', 'yes');
      localStorage.setItem(key, value);
    },
    [CART_KEY, text] as const,
  );
}

/** Makes every access to local storage throw, as browsers do where storage is blocked. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}
