import {
  addProduct,
  chatMessage,
  expect,
  keepCart,
  openCart,
  storedCart,
  test,
  wake,
} from './fixtures';

const later = '**/_next/**/*.js';

test.describe('where a part of the script does not come', () => {
  test.use({ consoleTells: { errors: [/Failed to load resource/] } });

  test.beforeEach(async ({ page }) => {
    // She saves data: nothing is fetched ahead.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
  });

  test('a card goes to the product’s page', async ({ page }) => {
    await page.goto('/shop/');
    await wake(page);
    await page.route(later, (route) => route.abort());
    await page.getByRole('link', { name: 'Penny Loafers' }).click();
    await expect(page).toHaveURL('/shop/women-men-shoes/penny-loafer/');
  });

  test('the cart says what to do, and opens at the next tap', async ({ page }) => {
    await page.goto('/shop/');
    await wake(page);
    await page.route(later, (route) => route.abort());
    await page.getByRole('button', { name: /^Cart/ }).click();
    const told = page.getByRole('alert').filter({ hasText: 'The cart did not open' });
    await expect(told).toContainText('order by phone: 0700 000 000');
    await page.unroute(later);
    await openCart(page);
  });
});

test.describe('on a network that dropped', () => {
  // The picture at the dialog's size is not there yet.
  test.use({ consoleTells: { errors: [/ERR_INTERNET_DISCONNECTED/] } });

  test('she orders all the same: what is needed was fetched ahead', async ({ page, context }) => {
    await keepCart(page, storedCart(1));
    await page.goto('/shop/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await addProduct(page, 'Penny Loafers', '41');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(message).toContain('Penny Loafers');
  });
});
