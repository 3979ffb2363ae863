import { seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { expect, test } from './fixtures';
import { openCart, openProduct } from './shopper-steps';

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED.*\/pictures\//] } });

  test('a picture that has not loaded has its place and its name', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto(shoe.path);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAccessibleName(shoe.alt);
    const box = await picture.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
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

  test('without script a product’s picture loads', async ({ page }) => {
    await page.goto(shoe.path);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('main picture source').first()).toHaveAttribute('type', 'image/avif');
  });
});

test('a product’s dialog shows its picture', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await expect(dialog.getByRole('img')).toHaveAccessibleName(shoe.alt);
});
