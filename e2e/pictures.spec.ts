import { formatKes } from '@/lib/format/money';
import { seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { expect, test } from './fixtures';
import { products } from './shop-under-test';
import { openCart, openProduct } from './shopper-steps';

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

for (const width of [320, 360, 1280]) {
  test(`at ${width} px the price of a card covers nothing of its picture`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop/');
    // Until then cards below the first screen are not laid out.
    await expect(page.locator('html')).not.toHaveAttribute('data-first-paint');
    const cards = page.getByRole('main').locator('li[data-category]');
    const prices = products.map(({ priceKes }) => formatKes(priceKes));
    const distances = await cards.evaluateAll((all, known) => {
      return all.flatMap((card) => {
        const picture = card.querySelector('picture');
        const price = [...card.querySelectorAll('span')].find(({ textContent }) =>
          known.some((one) => textContent?.replaceAll('\u00a0', ' ').trim().startsWith(one)),
        );
        if (!picture) return [];
        const bottom = picture.querySelector('img')?.getBoundingClientRect().bottom ?? Infinity;
        return [(price?.getBoundingClientRect().top ?? 0) - bottom];
      });
    }, prices);
    expect(distances.length).toBeGreaterThan(3);
    expect(Math.min(...distances)).toBeGreaterThan(-0.5);
  });
}
