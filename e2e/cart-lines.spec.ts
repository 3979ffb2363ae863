import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart, storedCart, storedSize } from './cart-storage';
import { shoe } from './examples';
import { expect, test } from './fixtures';
import { priceOf } from './shop-under-test';
import { openCart, sizeRadio } from './shopper-steps';

const nameOf = (line: number) => `${shoe.name}, size ${storedSize(line)}`;
const removeOf = (within: Locator | Page, line: number) =>
  within.getByRole('button', { name: `Remove ${nameOf(line)}`, exact: true });
const lineOf = (cart: Locator, line: number) =>
  cart.getByRole('listitem').filter({ has: removeOf(cart.page(), line) });
const quantityOf = (cart: Locator, line: number) =>
  cart.getByRole('textbox', { name: `Quantity of ${nameOf(line)}` });
const sizeOf = (line: Locator, name = shoe.name) =>
  line.getByRole('combobox', { name: `Size of ${name}` });
const undo = (cart: Locator) => cart.getByRole('button', { name: 'Undo' });
const storedLines = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').state.lines, CART_KEY);

const middleOf = (box: { y: number; height: number } | null) =>
  (box?.y ?? 0) + (box?.height ?? 0) / 2;

/** Opens Home, then its cart, of so many lines. */
async function cartOf(page: Page, lines: number, over: object = {}): Promise<Locator> {
  await seedCart(page, storedCart(lines, over));
  await page.goto('/');
  return openCart(page);
}

/** The same; from then on time passes only as the test says. */
async function cartOutOfTime(page: Page, lines: number, over: object = {}): Promise<Locator> {
  await page.clock.install();
  const cart = await cartOf(page, lines, over);
  await expect(sizeOf(cart.getByRole('listitem').first())).toBeVisible();
  await page.clock.pauseAt(Date.now() + 5000);
  return cart;
}

/** Shows that the line of a further size is lower than one with a name, and that its + stays where it is. */
async function keepsPlace(cart: Locator) {
  const first = cart.getByRole('listitem').first();
  const further = cart.getByRole('listitem').nth(1);
  const height = async (line: Locator) => (await line.boundingBox())?.height ?? 0;
  expect(await height(further)).toBeLessThan(0.9 * (await height(first)));
  const more = further.getByRole('button', { name: /^Increase/ });
  const before = await more.boundingBox();
  await more.click();
  await expect(further.getByText(priceOf(shoe, 2).replace(' ', '\u00a0'))).toBeVisible();
  expect((await more.boundingBox())?.y).toBe(before?.y);
}

test('on a phone a cart line has its place, and leads to its product with its size chosen', async ({
  page,
}) => {
  const cart = await cartOf(page, 3);
  const further = lineOf(cart, 1);
  await test.step('size and quantity are in one row, and the price stays on screen', async () => {
    // The dialog moves a little as it opens.
    await cart.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    const size = await sizeOf(further).boundingBox();
    const quantity = await further.getByRole('textbox').boundingBox();
    expect(middleOf(quantity)).toBeCloseTo(middleOf(size), 0);
    await expect(further).toContainText(priceOf(shoe));
    await expect(removeOf(further, 1)).toBeInViewport({ ratio: 1 });
  });
  await test.step('a further size is a lower line, and keeps its place when it grows', async () => {
    await keepsPlace(cart);
  });
  await test.step('a changed size announces itself, as its field has the focus', async () => {
    const announced = await recordAnnouncements(page);
    const changed = cart.getByRole('listitem').nth(1);
    await sizeOf(changed).selectOption(storedSize(3));
    await expect(changed).toContainText(`Size ${storedSize(3)}`);
    await expect.poll(announced).toEqual([]);
  });
  await test.step('Undo is in view where the line was', async () => {
    await removeOf(cart, 2).click();
    await expect(undo(cart)).toBeInViewport({ ratio: 1 });
    await undo(cart).click();
    await expect(lineOf(cart, 2)).toBeFocused();
  });
  await test.step('Escape drops a typed quantity and closes the cart', async () => {
    await quantityOf(cart, 2).fill('0');
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await openCart(page);
    await expect(quantityOf(cart, 2)).toHaveValue('1');
  });
  await test.step('a tap on the picture leads to the product', async () => {
    const link = lineOf(cart, 0).getByRole('link');
    await expect(link).toHaveAccessibleName(shoe.name);
    const box = await lineOf(cart, 0).boundingBox();
    // It is a part of the link.
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 40);
    await expect(page).toHaveURL(`${shoe.path}?size=${storedSize(0)}`);
    await expect(sizeRadio(page.getByRole('article'), storedSize(0))).toBeChecked();
  });
});

test('on a wide screen the cart is a panel of one column below the bar at the right edge, as high with one line as with twelve', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const cart = await cartOf(page, 12);
  const panel = { width: 480, height: 800 - 60 - 2 * 16, y: 60 + 16 };
  await expect.poll(() => cart.boundingBox()).toMatchObject({ ...panel, x: 1280 - 480 - 16 });
  await keepsPlace(cart);
  const line = await cart.getByRole('listitem').last().boundingBox();
  const area = await cart.getByRole('combobox', { name: 'Area' }).boundingBox();
  expect(area?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
  expect(area?.x).toBeLessThan((line?.x ?? 0) + 20);
  await seedCart(page, storedCart(1));
  await page.reload();
  const again = await openCart(page);
  await expect.poll(() => again.boundingBox()).toMatchObject(panel);
});

test('size and quantity are beside the picture, in one row below the name', async ({ page }) => {
  const cart = await cartOf(page, 1);
  const line = cart.getByRole('listitem');
  const whole = await line.boundingBox();
  const name = await line.getByRole('link').boundingBox();
  const size = await sizeOf(line).boundingBox();
  const quantity = await line.getByRole('textbox').boundingBox();
  expect(middleOf(quantity)).toBeCloseTo(middleOf(size), 0);
  // The picture of 60 px is at the left.
  expect(size?.x).toBeGreaterThan((whole?.x ?? 0) + 60);
  expect(size?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0));
});

test('in large text the words of a cart line have the room of its picture', async ({ page }) => {
  const cart = await cartOf(page, 1);
  const picture = cart.getByRole('listitem').locator('img, [style*=aspect-ratio]').first();
  await expect(picture).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(picture).toBeHidden();
});

test('a typed quantity is not disturbed by another tab', async ({ page, context }) => {
  const cart = await cartOf(page, 2);
  const other = await context.newPage();
  await other.goto('/');
  const otherCart = await openCart(other);
  await quantityOf(cart, 0).fill('1');
  await otherCart.getByRole('button', { name: `Increase quantity of ${nameOf(0)}` }).click();
  await otherCart.getByRole('button', { name: `Increase quantity of ${nameOf(1)}` }).click();
  await expect(quantityOf(cart, 1)).toHaveValue('2');
  await expect(quantityOf(cart, 0)).toBeFocused();
  await page.keyboard.type('2');
  await expect(quantityOf(cart, 0)).toHaveValue('12');
  await page.keyboard.press('Enter');
  await expect(quantityOf(otherCart, 0)).toHaveValue('12');
});

test('the cart can be edited and a removal undone by keyboard alone', { tag: '@wide' }, async ({
  page,
}) => {
  const cart = await cartOutOfTime(page, 3);
  await expect(sizeOf(lineOf(cart, 1))).toBeVisible();
  await removeOf(cart, 0).focus();
  await page.keyboard.press('Enter');
  await expect(removeOf(cart, 1)).toBeFocused();
  await page.clock.runFor(5000);
  const next = lineOf(cart, 1);
  for (const control of [
    next.getByRole('button', { name: /^Increase/ }),
    quantityOf(cart, 1),
    next.getByRole('button', { name: /^Decrease/ }),
    sizeOf(next),
    next.getByRole('link'),
    undo(cart),
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(control).toBeFocused();
    await page.clock.runFor(4000);
  }
  // With the focus on it the time waits.
  await page.clock.runFor(10_000);
  await page.keyboard.press('Enter');
  await expect(lineOf(cart, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lineOf(cart, 0).getByRole('link')).toBeFocused();
});

test('the time of Undo waits for a pointer that rests on it while the row moves', {
  tag: '@wide',
}, async ({ page, context }) => {
  // More lines than fit: the dialog keeps its height, and the row its place.
  await page.setViewportSize({ width: 1280, height: 500 });
  const cart = await cartOutOfTime(page, 6);
  const other = await context.newPage();
  await other.goto('/');
  await removeOf(cart, 0).click();
  await undo(cart).hover();
  const [, ...left] = await storedLines(page);
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CART_KEY,
    JSON.stringify({ state: { lines: left }, version: 0 }),
  ] as const);
  await expect(cart.getByRole('listitem')).toHaveCount(4);
  await page.clock.runFor(10_000);
  await expect(undo(cart)).toBeVisible();
  await page.mouse.move(0, 0);
  // The time begins once the page has drawn that the pointer left.
  await expect(async () => {
    await page.clock.runFor(6100);
    await expect(undo(cart)).toBeHidden({ timeout: 500 });
  }).toPass();
});
