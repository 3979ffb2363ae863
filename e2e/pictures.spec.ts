import { seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { expect, test } from './fixtures';
import { openCart } from './shopper-steps';

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED.*\/pictures\//] } });

  test('a picture that has not loaded has its place and its name', async ({ page }) => {
    const picture = page.getByRole('main').getByRole('img').first();
    await page.goto(shoe.path);
    await picture.evaluate((img: HTMLImageElement) => img.decode());
    const loaded = await picture.boundingBox();
    expect(loaded?.height).toBeGreaterThan(200);
    await page.route('**/pictures/**', (route) => route.abort());
    await page.reload();
    await expect(picture).toHaveAccessibleName(shoe.alt);
    expect(await picture.boundingBox()).toEqual(loaded);
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/404.*\/pictures\/gone/] } });

  test('a cart line whose picture no longer exists shows a plain tint', async ({ page }) => {
    await seedCart(page, storedCart(1, { image: '/pictures/gone-112.0000000000.jpg' }));
    await page.goto('/');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toContainText(shoe.name);
    await expect(cart.locator('img')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
});
