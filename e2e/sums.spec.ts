import type { Page } from '@playwright/test';
import { pagePaths } from '@/lib/links/page-paths';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { addresses, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { priceOf } from './shop-under-test';
import { addProduct, chatMessage, choosePay, openCart, openProduct } from './shopper-steps';

/**
 * What a reader sees of sums that a line could part, 'KSh 1,000' and '$7.69 USD', and of joiners that a
 * copied text would carry unseen.
 */
async function partingSums(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: as it is shown, without scripts
  const text = await page.evaluate(() => document.body.innerText);
  return text.match(/.*(?:KSh \d|\d USD|\u2060).*/g) ?? [];
}

const { filtered: _, unknownCategory: __, ...plain } = addresses;

test('no line ends between a currency and its number on a page, and no word has an unseen joiner', async ({
  page,
}) => {
  for (const address of [...Object.values(plain), pagePaths.sizeGuide]) {
    await page.goto(address);
    await hydrate(page);
    for (const fold of await page.locator('main summary').all()) await fold.click();
    expect(await partingSums(page), address).toEqual([]);
  }
});

test('no line ends between a currency and its number in a dialog', async ({ page }) => {
  // So few that a card can pay them.
  await seedCart(page, storedCart(2));
  await page.goto(addresses.shop);
  const dialog = await openProduct(page, shoe);
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  expect(await partingSums(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const cart = await openCart(page);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption({ index: 1 });
  for (const way of [
    'M-Pesa till (Buy Goods)',
    'Bank paybill',
    'Pay at the stall',
    'Send money by M-Pesa',
    'Card or PayPal',
  ]) {
    await choosePay(cart, way);
    expect(await partingSums(page), way).toEqual([]);
  }
});

test('a sum is stored and sent with a plain space', async ({ page }) => {
  await page.goto(addresses.shop);
  await addProduct(page, shoe, size);
  const stored = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  expect(JSON.parse(stored ?? '').state.lines[0].price).toBe(priceOf(shoe));
  const cart = await openCart(page);
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(message).toContain(priceOf(shoe));
  expect(message).not.toContain('\u00a0');
});
