import type { Locator } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';
import { cards, chooseSize, openCart, openProduct, sizeRadio } from './shopper-steps';

/** The names of controls of a dialog that something covers once they have the focus. */
const coveredControls = (dialog: Locator) =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('button, a, input')]
      .filter((control) => {
        control.focus();
        const { left, top, width, height } = control.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = control.closest('label');
        return !(control.contains(seen) || label?.contains(seen));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

for (const [width, height, text] of [
  [360, 640, '100%'],
  [360, 740, '100%'],
  [412, 915, '100%'],
  [740, 360, '100%'],
  [360, 640, '200%'],
] as const) {
  test(`on a phone of ${width} × ${height} px with text at ${text} nothing of a product’s dialog is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop/');
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    const dialog = await openProduct(page, shoe);
    expect(await coveredControls(dialog)).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 640],
  [740, 360],
] as const) {
  test(`on a phone of ${width} × ${height} px a product fills the screen, and Add to Cart stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/shop/');
    const card = await cards(page).first().locator('img').boundingBox();
    const dialog = await openProduct(page, shoe);
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    const picture = await dialog.getByRole('img').boundingBox();
    expect(picture?.width).toBeGreaterThan((card?.width ?? 0) * 1.2);
    const add = dialog.getByRole('button', { name: 'Add to Cart' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('link', { name: 'See the whole page' }).scrollIntoViewIfNeeded();
    await expect(add).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
}

test('the size that was chosen in a product’s dialog is chosen on its page', async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await dialog.getByRole('link', { name: 'See the whole page' }).click();
  await expect(page).toHaveURL(`${shoe.path}?size=${size}`);
  await hydrate(page);
  await expect(sizeRadio(page.getByRole('article'), size)).toBeChecked();
});

test('on a phone held sideways the cart’s foot scrolls with the rest', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await seedCart(page, storedCart(3));
  await page.goto('/shop/');
  await hydrate(page);
  const cart = await openCart(page);
  const chat = cart.getByRole('link', { name: 'Order via WhatsApp' });
  await expect(chat).not.toBeInViewport();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole('heading', { name: 'Your cart' })).not.toBeInViewport();
});
