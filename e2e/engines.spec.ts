import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { cartKey } from '@/lib/remembered/storage-keys';
import { serveFolders } from '@/scripts/build/serve-folders';
import { storedCart } from './cart-storage';
import { addresses, category, firstOffer, otherSize, plainProduct, shoe } from './examples';
import { openPage } from './fixtures';
import { messages } from './messages';
import { fixture } from './servers';
import { offers, priceOf } from './shop-under-test';
import {
  cardLink,
  cards,
  chatMessage,
  chooseSize,
  openCart,
  openProduct,
  pill,
} from './shopper-steps';

interface Shop {
  url: string;
  /** Delays every file of an extension from now on, until the returned function is called. */
  hold(extension: '.js' | '.css'): () => void;
  /** Takes the server away. */
  stop(): void;
}

/** A test on a new origin, where nothing is stored. It fails on an uncaught error. */
const test = base.extend<{ shop: Shop; errors: readonly string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  shop: async ({}, use) => {
    const held = new Map<string, Promise<void>>();
    const host = await serveFolders([fixture.folder], {
      caches: false,
      until: (pathname) => held.get(path.extname(pathname)),
    });
    await use({
      url: host.url,
      stop: host.close,
      hold(extension) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        held.set(extension, released);
        return release;
      },
    });
    host.close();
  },
  baseURL: ({ shop }, use) => use(shop.url),
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use(errors);
      expect(errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
const cartButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a tap before the script is deferred, and carried out once the script is there', async ({
  page,
  shop,
}) => {
  const release = shop.hold('.js');
  await page.goto(shoe.path, { waitUntil: 'commit' });
  await chooseSize(page.getByRole('main'), otherSize);
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).click();
  await add(page).click();
  await expect(page.locator('[data-pending]').first()).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: messages.added })).toBeVisible();
  await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();
});

test('a card opens its product in a dialog, and Escape returns the focus to the card while a style sheet loads', async ({
  page,
  shop,
}) => {
  await page.goto(addresses.shop);
  const dialog = await openProduct(page, plainProduct);
  // The page fetches the parts of later taps, with their sheets, and WebKit focuses nothing meanwhile.
  const release = shop.hold('.css');
  await page.evaluate(() => {
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/late.css',
    });
    document.head.append(sheet);
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cardLink(page, plainProduct)).toBeFocused();
  release();
});

test('a cart counts its lines, and its message has every line and the total', async ({ page }) => {
  await openPage(page, shoe.path);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.chooseSize })).toBeVisible();
  await chooseSize(page.getByRole('main'), otherSize);
  await add(page).click();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  const cart = await openCart(page);
  const increase = cart.getByRole('button', { name: /^Increase quantity of/ });
  await increase.click();
  await increase.click();
  await expect(cart.getByRole('listitem').first()).toContainText(`${priceOf(shoe)} × 3`);
  const total = cart.getByRole('status').filter({ hasText: priceOf(shoe, 3) });
  await expect(total).toBeVisible();
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  for (const part of [shoe.name, otherSize, priceOf(shoe, 3)]) expect(message).toContain(part);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
});

test('an order’s link shows the order again', async ({ page }) => {
  await page.goto(addresses.order);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    cartKey,
    storedCart(2),
  ] as const);
  await openPage(page, addresses.home);
  await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();
  const cart = await openCart(page);
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  const [, code = ''] = /\/order\/(#\S+)/.exec(message) ?? [];
  await page.goto(`${addresses.order}${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order ');
  await expect(page.getByRole('main')).toContainText(priceOf(shoe, 2));
});

test('a pill shows its category, and Back all products', async ({ page, shop }) => {
  await openPage(page, addresses.shop);
  await pill(page, category).click();
  await expect(page).toHaveURL(shop.url + addresses.filtered);
  const shown = () => cards(page).filter({ visible: true }).count();
  await expect.poll(shown).toBe(category.count);
  await page.goBack();
  await expect(page).toHaveURL(shop.url + addresses.shop);
  await expect.poll(shown).toBeGreaterThan(category.count);
});

test('an address chooses a size', async ({ page }) => {
  await openPage(page, `${shoe.path}?size=${otherSize}`);
  const radio = page.getByRole('main').getByRole('radio', { name: otherSize, exact: true });
  await expect(radio).toBeChecked();
});

test('the search finds a product by a part of its name', async ({ page, shop }) => {
  await openPage(page, addresses.contact);
  await page.getByRole('button', { name: 'Search the shop' }).click();
  await page.keyboard.type(shoe.name.toLowerCase());
  await expect(
    page.locator('#search').getByRole('link', { name: shoe.name }).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  const query = new URLSearchParams({ q: shoe.name.toLowerCase() });
  await expect(page).toHaveURL(`${shop.url}/shop/?${query}`);
});

test('the carousel shows the next offer, and the menu opens', async ({ page }) => {
  await openPage(page, addresses.home);
  await page.getByRole('button', { name: 'Stop rotation' }).click();
  await expect(
    page.getByRole('heading', { level: 3, name: firstOffer.name }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next offer' }).click();
  await expect(page.getByText(`2 / ${offers.length}`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
});

test('the contact form names what is missing at its field', async ({ page }) => {
  await openPage(page, addresses.contact);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Tell us your name.')).toBeVisible();
  await expect(page.locator('[name="name"]')).toBeFocused();
});

test('a page that was opened is there without the server, with the cart', async ({
  page,
  shop,
}) => {
  await openPage(page, shoe.path);
  await chooseSize(page.getByRole('main'), otherSize);
  await add(page).click();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openPage(page, addresses.shop);
  await openPage(page, shoe.path);
  shop.stop();
  await openPage(page, shoe.path);
  await expect(page.getByRole('heading', { level: 1, name: shoe.name })).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem').first()).toContainText(shoe.name);
});
