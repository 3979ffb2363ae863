import { expect, openCart, test, wake } from './fixtures';

const later = '**/_next/**/*.js';

test.beforeEach(async ({ page }) => {
  // She saves data: nothing is fetched ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
});

test.describe('where a part of the script does not come', () => {
  test.use({ consoleTells: { errors: [/Failed to load resource/] } });

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
