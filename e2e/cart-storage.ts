import type { Page } from '@playwright/test';
import { cartKey } from '@/lib/remembered/storage-keys';
import { shoe } from './examples';
import { seed } from './seed';
import { priceOf } from './shop-under-test';

/** The key of the cart in local storage. */
export const CART_KEY = cartKey;

/** The size of a stored cart's line, counted from 0. */
export const storedSize = (line: number) => shoe.sizes[line % shoe.sizes.length] ?? '';

/** The stored text of a cart of `count` lines of the shoe; `over` replaces fields of every line. */
export function storedCart(count: number, over: object = {}): string {
  const lines = Array.from({ length: count }, (_, at) => ({
    lineId: `line-${at}`,
    id: shoe.id,
    title: shoe.name,
    image: '',
    price: priceOf(shoe),
    category: shoe.category,
    categoryKey: shoe.categoryKey,
    size: storedSize(at),
    quantity: 1,
    ...over,
  }));
  return JSON.stringify({ state: { lines }, version: 0 });
}

/** Stores a text under the cart's key before the page opens. */
export function seedCart(page: Page, text: string): Promise<void> {
  return seed(page, { [CART_KEY]: text });
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
