import { seedCart, storedCart } from './cart-storage';
import { expect, test } from './fixtures';
import { openProduct } from './shopper-steps';

test('a picture has its place before it is there, and a name', async ({ page, pageErrors }) => {
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/shop/women-men-shoes/suede-ankle-boot/');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/suede ankle boot/i);
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
  expect(pageErrors.splice(0).join()).toContain('ERR_FAILED');
});

test('a cart line whose picture is gone shows a plain tint', async ({ page, pageErrors }) => {
  const over = { title: 'Old boots', image: '/pictures/gone-112.0000000000.jpg' };
  await seedCart(page, storedCart(1, over));
  await page.goto('/');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('listitem')).toContainText('Old boots');
  await expect(cart.locator('img')).toHaveCount(0);
  expect(pageErrors.splice(0).join()).toContain('404');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture of a product is there', async ({ page }) => {
    await page.goto('/shop/women-men-shoes/suede-ankle-boot/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.locator('main picture source').first()).toHaveAttribute('type', 'image/avif');
  });
});

test('the picture of the dialog is the product’s', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, 'Tan Suede Ankle Boots');
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/suede ankle boot/i);
});
