import type { Locator, Page } from '@playwright/test';
import { parseKes } from '@/lib/format/money';
import { parseLink } from '@/lib/order/order-link-format';
import { expectNoViolations } from './axe';
import { seedCart, storedCart, storedSize } from './cart-storage';
import { shoe, size } from './examples';
import { expect, test } from './fixtures';
import { fixture } from './servers';
import { priceOf } from './shop-under-test';
import { chatMessage, chooseSize, openCart, openProduct } from './shopper-steps';

const address = `${fixture.url}/order/`;
const send = (cart: Locator) => cart.getByRole('button', { name: 'Send this cart' });

// Each way to send a cart: components/cart/order/send-cart.client.test.tsx.

/** The cart in the link of a stored cart of three lines. */
const lines = [0, 1, 2].map((at) => ({
  id: shoe.id,
  size: storedSize(at),
  priceKes: parseKes(priceOf(shoe)),
  quantity: 2,
}));

/** Opens a cart of three lines. */
async function openSeededCart(page: Page): Promise<Locator> {
  await seedCart(page, storedCart(3, { quantity: 2 }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(3);
  return cart;
}

/** The cart in the hash of a link; fails for a link to another page. */
function contentOf(link: string) {
  const [page, code = ''] = link.split('#');
  expect(page).toBe(address);
  return parseLink(code);
}

/** Takes the share sheet away, and the clipboard where it `refuses`. */
async function withoutShareSheet(page: Page, refuses = false) {
  await page.addInitScript((noClipboard) => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    if (!noClipboard) return;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  }, refuses);
}

test('as many of a size as a product’s dialog takes are ordered with a link, and can be sent on', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('12000');
  await expect(dialog.getByText('You can order up to 9,999 at a time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(quantity).toHaveValue('9999');
  await page.keyboard.press('Escape');
  const cart = await openCart(page);
  await expect(cart.getByText('You can order up to 9,999 at a time.')).toBeVisible();
  await expect(send(cart)).toBeVisible();
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  const [link = ''] = /https?:\S+#\S+$/.exec(message) ?? [];
  expect(contentOf(link)).toMatchObject({ lines: [{ id: shoe.id, size, quantity: 9999 }] });
});

test('where nothing can be shared or copied the cart shows its link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await withoutShareSheet(page, true);
  const cart = await openSeededCart(page);
  await send(cart).click();
  await expect(page.getByText('Press and hold the link to copy it')).toBeVisible();
  const link = cart.getByRole('textbox', { name: 'The link to this cart' });
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(contentOf(await link.inputValue())).toEqual({ lines });
  expect(await cart.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

const webView =
  'Mozilla/5.0 (Linux; Android 13; Infinix X6528; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.106 Mobile Safari/537.36';
const inApp = (app: string) => `You are in ${app}’s own browser, which may forget your cart.`;

test.describe('in the browser of Facebook on Android', () => {
  test.use({ userAgent: `${webView} [FB_IAB/FB4A;FBAV/427.0.0.31.63;]` });

  test('a link opens Chrome with the cart, fits 320 px and has no axe violations', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    const cart = await openSeededCart(page);
    await expect(cart.getByText(inApp('Facebook'))).toBeVisible();
    const link = cart.getByRole('link', { name: 'Open in Chrome and keep this cart' });
    const href = (await link.getAttribute('href')) ?? '';
    const [, code = ''] = href.split('#');
    expect(parseLink(code)).toEqual({ lines });
    const { host } = new URL(address);
    expect(href).toBe(
      `intent://${host}/order/#${code}#Intent;scheme=http;package=com.android.chrome;S.browser_fallback_url=${encodeURIComponent(`${address}#${code}`)};end`,
    );
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await cart.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectNoViolations(page);
  });
});
