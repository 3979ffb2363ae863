import type { Locator } from '@playwright/test';
import { shownKes } from '@/lib/format/money';
import { seedCart, storedCart } from './cart-storage';
import { coveredControls } from './covered-controls';
import { describedProduct, pictureTexts, severalPictures, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { cards, chooseSize, openCart, openProduct, sizeRadio } from './shopper-steps';

test('on a phone a product fills the screen, no control of it is covered, and Add to Cart stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shop/');
  const card = await cards(page).first().locator('img').boundingBox();
  const dialog = await openProduct(page, shoe);
  const picture = await dialog.getByRole('img').boundingBox();
  expect(picture?.width).toBeGreaterThan((card?.width ?? 0) * 1.2);
  for (const [width, height] of [
    [360, 640],
    [412, 915],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    const where = `at ${width} × ${height} px`;
    expect.soft(await dialog.evaluate(coveredControls), where).toEqual([]);
    const add = dialog.getByRole('button', { name: 'Add to Cart' });
    await dialog.evaluate((box) => box.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.soft(add, where).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('link', { name: 'See the whole page' }).scrollIntoViewIfNeeded();
    await expect.soft(add, where).toBeInViewport({ ratio: 1 });
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect.soft(close, where).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the name is above the sizes that an order lacks, and the pictures’ steps are out of sight', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, severalPictures);
  const next = dialog.getByRole('button', { name: 'Next picture' });
  await expect(next).toBeInViewport();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(next).not.toBeInViewport();
  const name = dialog.getByRole('heading', { name: severalPictures.name });
  const sizes = dialog.getByRole('radiogroup');
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(sizes).toBeInViewport({ ratio: 1 });
  const between = await gapBetween(name, sizes);
  expect(between).toBeGreaterThanOrEqual(0);
  expect(between).toBeLessThan(40);
});

test('a product’s dialog says of its pictures what its page says, and shows all of them', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, severalPictures);
  await expect(dialog.getByText(`${severalPictures.rating}`, { exact: false })).toBeVisible();
  await expect(dialog.getByText('Illustration', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 of 3', { exact: true })).toBeVisible();
  for (const [at, text] of pictureTexts.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText(`${at + 1} of 3`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: text, exact: true })).toBeInViewport({
      ratio: 0.6,
    });
  }
});

test('what a dialog says and what is chosen in it is what its product’s page has', async ({
  page,
}) => {
  await test.step('a product’s dialog says what it is made of, when it arrives and what that costs', async () => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, describedProduct);
    await expect(dialog.getByText(describedProduct.material ?? '', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^Order (before|now)/)).toBeVisible();
    await expect(dialog.getByText(/^Delivery is KSh/)).toBeVisible();
  });
  await test.step('the size and the quantity that were chosen in a product’s dialog are chosen on its page', async () => {
    await page.goto('/shop/');
    const dialog = await openProduct(page, shoe);
    await chooseSize(dialog, size);
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
    await dialog.getByRole('link', { name: 'See the whole page' }).click();
    await expect(page).toHaveURL(`${shoe.path}?size=${size}&quantity=2`);
    await hydrate(page);
    const article = page.getByRole('article');
    await expect(sizeRadio(article, size)).toBeChecked();
    await expect(article.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });
});

test('where the catalogue does not load a product’s dialog has its first picture and can be ordered', async ({
  page,
}) => {
  await page.route('**/catalogue.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/shop/');
  const dialog = await openProduct(page, severalPictures);
  await expect(dialog.getByRole('img', { name: severalPictures.alt, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('on a wide screen all of a product’s dialog is in sight, and its price once', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    const scrolled = () =>
      dialog.evaluate(
        (box) =>
          [box, ...box.querySelectorAll('div')].filter(
            (part) =>
              getComputedStyle(part).overflowY === 'auto' &&
              part.scrollHeight > part.clientHeight + 1,
          ).length,
      );
    await expect.poll(scrolled, `what scrolls at ${width} px`).toBe(0);
    const tops = await Promise.all(
      [
        dialog.getByRole('radiogroup'),
        dialog.getByRole('textbox', { name: 'Quantity' }),
        dialog.getByRole('button', { name: 'Add to Cart' }),
        dialog.getByRole('link', { name: 'Order via WhatsApp' }),
        dialog.getByRole('link', { name: 'Call to Order' }),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    const price = dialog
      .getByText(shownKes(shoe.priceKes), { exact: true })
      .filter({ visible: true });
    await expect(price).toHaveCount(1);
    const below = await gapBetween(dialog.getByRole('heading', { name: shoe.name }), price);
    expect(below, `between name and price at ${width} px`).toBeLessThan(40);
  }
});

test('on a phone held sideways the cart’s foot scrolls with the rest', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await seedCart(page, storedCart(3));
  await openPage(page, '/shop/');
  const cart = await openCart(page);
  const chat = cart.getByRole('link', { name: 'Order via WhatsApp' });
  await expect(chat).not.toBeInViewport();
  await chat.scrollIntoViewIfNeeded();
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(cart.getByRole('heading', { name: 'Your cart' })).not.toBeInViewport();
});

test('on a wide screen a product’s dialog fades where it goes on below, and ends clear of the fade', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/shop/');
  const dialog = await openProduct(page, shoe);
  const last = dialog.getByRole('link', { name: 'Ask about this' });
  await last.focus();
  // The scrolling part, and the height of its faded lower edge in px.
  const { fadePx, clearPx } = await last.evaluate((link) => {
    let box: Element = link;
    while (getComputedStyle(box).overflowY !== 'auto') box = box.parentElement as Element;
    const [, fade = ''] = /100% - ([\d.]+)px/.exec(getComputedStyle(box).maskImage) ?? [];
    const { bottom } = box.getBoundingClientRect();
    return { fadePx: Number(fade), clearPx: bottom - link.getBoundingClientRect().bottom };
  });
  expect(fadePx).toBeGreaterThanOrEqual(24);
  expect(clearPx).toBeGreaterThanOrEqual(fadePx);
});

/** How far below a part another one begins, in px. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [one, other] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  if (!one || !other) throw new Error('Both parts must be drawn');
  return other.y - one.y - one.height;
}
