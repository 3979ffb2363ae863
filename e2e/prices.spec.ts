import { storedLine } from '@/lib/cart/stored-cart';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { formatKes } from '@/lib/format/money';
import { cartFreshMs } from '@/lib/payment/preload-cart.client';
import { recordAnnouncements } from './announcements';
import { seedCart } from './cart-storage';
import { shoe } from './examples';
import { expect, openPage, test } from './fixtures';
import { chatMessage, openCart } from './shopper-steps';

// What a cart makes of today's prices and stock: components/cart/cart-dialog.client.test.tsx.

const formerKes = shoe.priceKes - 150;
const wasNow = `was ${formatKes(formerKes)}, now ${formatKes(shoe.priceKes)}`;

/** A stored cart of one shoe, of two days ago and at another price. */
function oldCart() {
  const lineId = `${(Date.now() - 2 * cartFreshMs).toString(36)}-${shoe.id}`;
  const { id, name, category, categoryKey } = shoe;
  const size = shoe.sizes[1];
  const line = { lineId, id, title: name, image: '', category, categoryKey, size, quantity: 1 };
  const lines = [storedLine({ ...line, priceKes: formerKes })];
  return JSON.stringify({ state: { lines }, version: 0 });
}

test('a page with a cart of two days ago asks for today’s prices, announces a changed one once and keeps it marked', async ({
  page,
}) => {
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${cataloguePath}`, async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await seedCart(page, oldCart());
  await openPage(page, '/about/');
  await expect.poll(() => asked).toBe(1);
  const cart = await openCart(page);
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(cart.getByText(wasNow)).toBeVisible();
  const about = (await announcements()).filter((text) => text.includes('price has changed'));
  expect(about).toHaveLength(1);
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `Total: ${formatKes(shoe.priceKes)}`,
  );
  await page.reload();
  await openCart(page);
  await expect(cart.getByText(wasNow)).toBeVisible();
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('where the shop is out of reach the stored prices stay, and the cart opens with today’s once it is reached', async ({
    page,
  }) => {
    await page.route(`**${cataloguePath}`, (route) => route.abort('internetdisconnected'));
    await seedCart(page, oldCart());
    await page.goto('/about/');
    const cart = await openCart(page);
    await expect(
      cart.getByText(/^These prices are from \d+ \w+\. We confirm them on WhatsApp\.$/),
    ).toBeVisible();
    await expect(cart.getByRole('status').filter({ hasText: /^Total/ })).toContainText(
      formatKes(formerKes),
    );
    await expect(cart.getByRole('radio', { name: 'Card or PayPal' })).toBeDisabled();
    await page.unroute(`**${cataloguePath}`);
    await cart.getByRole('button', { name: 'Close' }).click();
    await openCart(page);
    await expect(cart.getByText(wasNow)).toBeVisible();
  });
});
