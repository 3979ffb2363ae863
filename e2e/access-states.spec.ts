import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { blockStorage, seedCart, storedCart } from './cart-storage';
import { addresses, firstOffer, formerPath, renamed, shoe, size } from './examples';
import { serveContact } from './fake-contact';
import { MAP_TEXT } from './fake-maps';
import { approve, readFakePayPal } from './fake-paypal';
import { expect, holdScripts, hydrate, test } from './fixtures';
import { messages } from './messages';
import { addProduct, choosePay, chooseSize, openCart, scrollUntilTopButton } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the shop has no axe violations while a category waits for the script', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(addresses.filtered, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await expectNoViolations(page);
  release();
});

test('an offer has no axe violations, with the size warning and after it is added', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const offers = page.getByRole('region', { name: "Today's Featured" });
  const add = offers.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: messages.chooseSize })).toBeVisible();
  await expectNoViolations(page);
  await chooseSize(offers, firstOffer.sizes[0]);
  await offers.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await expect(page.getByText(messages.added)).toBeVisible();
  await expectNoViolations(page);
});

test('two equal notices of an addition have no axe violations', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(shoe.path);
  await hydrate(page);
  const article = page.getByRole('article');
  await chooseSize(article, size);
  const add = article.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByText(messages.added)).toHaveCount(1);
  await expect(add).toBeEnabled();
  await page.clock.install();
  await add.click();
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'View cart' })).toHaveCount(1);
  await expectNoViolations(page);
});

test('what floats has no axe violations, at the top and on a scrolled page', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await expectNoViolations(page);
  await scrollUntilTopButton(page);
  await expectNoViolations(page);
});

test('a search over Shop has no axe violations, empty, filled and without a result', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/shop/');
  await hydrate(page);
  // At the top of Shop a wide bar has no field.
  await page.evaluate(() => scrollTo(0, 900));
  const banner = page.getByRole('banner');
  if (isMobile) await banner.getByRole('button', { name: 'Search the shop' }).click();
  else await banner.getByRole('searchbox').click();
  const results = page.locator('#search');
  await expect(results.getByRole('link').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.type(shoe.name);
  await expect(results.getByRole('heading').first()).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.type(' zqxjk');
  await expect(results.getByRole('heading', { name: /^Nothing found/ })).toBeVisible();
  await expectNoViolations(page);
});

test('a cart of thirty lines with long names and a badge of 99+ has no axe violations', async ({
  page,
}) => {
  const title = 'Hand-stitched Water-resistant Suede Ankle Boots with a Very Long Name';
  await seedCart(page, storedCart(30, { title, quantity: 40 }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(page.getByText('99+').filter({ visible: true })).toHaveCount(1);
  await expect(cart.getByRole('listitem')).toHaveCount(30);
  await expectNoViolations(page);
});

test('an empty cart that was asked to order has no axe violations', async ({ page }) => {
  await page.goto('/shop/');
  const cart = await openCart(page);
  await cart.getByText('Ways to order').click();
  await cart.getByRole('link', { name: 'Order via WhatsApp' }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.emptyCart })).toBeVisible();
  await expectNoViolations(page);
});

test('a cart that cannot be stored says so and has no axe violations', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/shop/');
  await addProduct(page, shoe, size);
  const cart = await openCart(page);
  await expect(cart.getByText(messages.notStored, { exact: true })).toBeVisible();
  await expectNoViolations(page);
});

test('the page of a former product address has no axe violations', async ({ page }) => {
  // Its refresh would lead away at once, and hydration would put the refresh back.
  await holdScripts(page);
  await page.route(formerPath, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/i, '');
    await route.fulfill({ response, body });
  });
  await page.goto(formerPath);
  await expect(page.getByRole('main').getByRole('link', { name: renamed.name })).toBeVisible();
  await expectNoViolations(page);
});

test('the cart has no axe violations during a payment, nor has the page after it', async ({
  page,
}) => {
  await seedCart(page, storedCart(2));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await choosePay(cart, 'Card or PayPal');
  const payPal = cart.getByRole('group', { name: 'Pay by card or PayPal' });
  await payPal.getByRole('button', { name: 'PayPal' }).click();
  await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
  await expect(cart).toBeVisible();
  await expectNoViolations(page);
  await approve(page);
  await expect(page.getByText(messages.paid)).toBeVisible();
  await expectNoViolations(page);
});

test('Contact has no axe violations, with open answers, missing fields and a sent message', async ({
  page,
}) => {
  await page.goto('/contact/');
  await hydrate(page);
  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('summary');
  for (const question of await questions.all()) await question.click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectNoViolations(page);
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(messages.contactSent)).toBeVisible();
  await expectNoViolations(page);
});

test('Contact has no axe violations with its map', async ({ page }) => {
  await page.goto('/contact/');
  const place = page.getByRole('region', { name: 'Find our stall' });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByText(MAP_TEXT)).toBeVisible();
  await expectNoViolations(page);
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/The message was not sent/, /Failed to load resource.*forms\.example/],
    },
  });

  test('Contact has no axe violations after a message could not be sent', async ({ page }) => {
    await serveContact(page, 500);
    await page.goto('/contact/');
    await hydrate(page);
    await fillContactForm(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').getByText(messages.contactNotSent)).toBeVisible();
    await expectNoViolations(page);
  });
});

async function fillContactForm(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Wanjiru');
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have it in a larger size?');
}

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/broken on purpose/] } });

  test('the crash page has no axe violations', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: messages.crash })).toBeVisible();
    await expectNoViolations(page);
  });
});
