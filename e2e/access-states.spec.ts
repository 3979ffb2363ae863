import { crashMessage } from '@/data/crash-message';
import { messages } from '@/data/messages';
import { expectNoViolations } from './axe';
import { blockStorage, seedCart, storedCart } from './cart-storage';
import { approve } from './fake-paypal';
import { expect, holdScripts, test, wake } from './fixtures';
import { configured } from './servers';
import { addProduct, openCart } from './shopper-steps';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the shop is open to everyone while a category waits for the script', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop/?category=shirts-hoodies', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible();
  await expectNoViolations(page);
  letGo();
});

test('an offer is, asked for without a size and then added', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const offers = page.getByRole('region', { name: "Today's Featured" });
  const add = offers.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: messages.chooseSize })).toBeVisible();
  await expectNoViolations(page);
  await offers.getByRole('radio', { name: '41' }).check({ force: true });
  await offers.getByRole('button', { name: 'Increase quantity' }).click();
  await add.click();
  await expect(page.getByText(messages.added)).toBeVisible();
  await expectNoViolations(page);
});

test('a full cart is, with thirty lines, long names and a badge of 99+', async ({ page }) => {
  const title = 'Hand-stitched Water-resistant Suede Ankle Boots with a Very Long Name';
  await seedCart(page, storedCart(30, { title, quantity: 40 }));
  await page.goto('/shop/');
  const cart = await openCart(page);
  await expect(page.getByText('99+')).toHaveCount(1);
  await expect(cart.getByRole('listitem')).toHaveCount(30);
  await expectNoViolations(page);
});

test('an empty cart is, asked to order', async ({ page }) => {
  await page.goto('/shop/');
  const cart = await openCart(page);
  await cart.getByRole('link', { name: 'Order via WhatsApp' }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.emptyCart })).toBeVisible();
  await expectNoViolations(page);
});

test('a cart that the phone does not keep is, and says so', async ({ page }) => {
  await blockStorage(page);
  await page.goto('/shop/');
  await addProduct(page, 'Oxblood Brogues', '41');
  const cart = await openCart(page);
  await expect(cart.getByText('This phone is not keeping your cart')).toBeVisible();
  await expectNoViolations(page);
});

test('an address that a product has left is, before it sends on', async ({ page }) => {
  // Held where it is: the refresh in its head would lead away, and so would the script's.
  await holdScripts(page);
  await page.route('/shop/women-men-shoes/canvas-shoe/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/i, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/shop/women-men-shoes/canvas-shoe/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
});

test('the cart is while she pays, and the page after it', async ({ page }) => {
  await seedCart(page, storedCart(2));
  await page.goto('/shop/');
  const cart = await openCart(page);
  const payPal = cart.getByRole('group', { name: 'Pay by card or PayPal' });
  await payPal.getByRole('button', { name: 'PayPal' }).click();
  await expect(cart).not.toHaveJSProperty('open', false);
  await expectNoViolations(page);
  await approve(page);
  await expect(page.getByText(messages.paid)).toBeVisible();
  await expectNoViolations(page);
});

test('Contact is, with answers open, fields missing, and a message sent', async ({ page }) => {
  await page.goto('/contact/');
  await wake(page);
  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('summary');
  for (const question of await questions.all()) await question.click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Wanjiru');
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have the boots in 38?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(messages.contactSent)).toBeVisible();
  await expectNoViolations(page);
});

test.describe('set up by its owner', () => {
  test.use({ baseURL: configured.url });

  test('Contact is with its map', async ({ page }) => {
    await page.goto('/contact/');
    const place = page.getByRole('region', { name: 'Find our stall' });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText('A map of Thika')).toBeVisible();
    await expectNoViolations(page);
  });

  test.describe('with an endpoint that fails', () => {
    test.use({
      expectedConsoleErrors: { patterns: [/The message was not sent/, /Failed to load resource/] },
    });

    test('Contact is, with the sorry it says', async ({ page }) => {
      await page.route(configured.env.NEXT_PUBLIC_CONTACT_ENDPOINT, (route) =>
        route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await page.goto('/contact/');
      await wake(page);
      await page.getByRole('textbox', { name: 'Name' }).fill('Wanjiru');
      await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('Do you have the boots in 38?');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
      await expectNoViolations(page);
    });
  });
});

test('a page that broke is', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: crashMessage })).toBeVisible();
  expect(pageErrors.splice(0).join()).toContain('broken on purpose');
  await expectNoViolations(page);
});
