import type { Locator, Page } from '@playwright/test';
import { availableSizes } from '@/lib/catalogue/stock';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart, storedCart, storedSize } from './cart-storage';
import { partlySoldOut, shoe } from './examples';
import { approve } from './fake-paypal';
import { expect, test } from './fixtures';
import { messages } from './messages';
import { priceOf } from './shop-under-test';
import { chatMessage, choosePay, openCart, sizeRadio } from './shopper-steps';

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

test('a cart line leads to its product, with its size chosen', { tag: '@both' }, async ({
  page,
}) => {
  const cart = await cartOf(page, 1);
  const link = lineOf(cart, 0).getByRole('link');
  await expect(link).toHaveAccessibleName(shoe.name);
  const box = await lineOf(cart, 0).boundingBox();
  // On the picture: it is a part of the link.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL(`${shoe.path}?size=${storedSize(0)}`);
  await expect(sizeRadio(page.getByRole('article'), storedSize(0))).toBeChecked();
});

test('a further size of a product is a line without a second picture, and keeps its place when it grows', {
  tag: '@both',
}, async ({ page }) => {
  const cart = await cartOf(page, 3);
  await expect(cart.getByRole('listitem')).toHaveCount(3);
  await expect(cart.getByRole('link', { name: shoe.name })).toHaveCount(1);
  const further = lineOf(cart, 1);
  await expect(further).toContainText(shoe.name);
  const height = async (line: Locator) => (await line.boundingBox())?.height ?? 0;
  expect(await height(further)).toBeLessThan(0.7 * (await height(lineOf(cart, 0))));
  const more = further.getByRole('button', { name: /^Increase/ });
  const before = await more.boundingBox();
  await more.click();
  await expect(further.getByText(priceOf(shoe, 2).replace(' ', '\u00a0'))).toBeVisible();
  expect((await more.boundingBox())?.y).toBe(before?.y);
});

test('at 360 px a cart line has size and quantity in one row, and its price stays on screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cart = await cartOf(page, 3);
  // It moves a little as it opens.
  await cart.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  const line = lineOf(cart, 1);
  const size = await sizeOf(line).boundingBox();
  const quantity = await line.getByRole('textbox').boundingBox();
  expect(middleOf(quantity)).toBeCloseTo(middleOf(size), 0);
  await expect(line).toContainText(priceOf(shoe));
  await expect(removeOf(line, 1)).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the cart has how to order beside its lines, and each scrolls by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const cart = await cartOf(page, 12);
  const area = cart.getByRole('combobox', { name: 'Area' });
  await expect(area).toBeInViewport({ ratio: 1 });
  const last = cart.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(area).toBeInViewport({ ratio: 1 });
  const line = await last.boundingBox();
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan((await area.boundingBox())?.x ?? 0);
});

test('a cart line of no known product has no link', async ({ page }) => {
  const cart = await cartOf(page, 1, { id: undefined });
  await expect(cart.getByRole('listitem')).toContainText(shoe.name);
  await expect(cart.getByRole('listitem').getByRole('link')).toHaveCount(0);
});

test('a cart line’s size is changed in its place, and announces itself', { tag: '@both' }, async ({
  page,
}) => {
  const cart = await cartOf(page, 3, { quantity: 2 });
  const before = await storedLines(page);
  const line = cart.getByRole('listitem').nth(1);
  await expect(line).toContainText(`Size ${storedSize(1)}`);
  await expect(sizeOf(line)).toBeVisible();
  const announced = await recordAnnouncements(page);
  // The size of the line after it: the two stay two.
  await sizeOf(line).selectOption(storedSize(2));
  await expect(line).toContainText(`Size ${storedSize(2)}`);
  before[1].size = storedSize(2);
  expect(await storedLines(page)).toEqual(before);
  await expect(sizeOf(line)).toHaveValue(storedSize(2));
  expect(await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }))).toContain(
    `2. ${nameOf(2)}`,
  );
  expect(await announced()).toEqual([]);
});

test('a cart line in a size that has sold out is exchanged', { tag: '@both' }, async ({ page }) => {
  const [gone = ''] = partlySoldOut.soldOutSizes ?? [];
  const [left = ''] = availableSizes(partlySoldOut);
  const { id, name: title, categoryKey } = partlySoldOut;
  const cart = await cartOf(page, 1, { id, title, categoryKey, size: gone });
  const line = cart.getByRole('listitem');
  await expect(line.getByText(`${gone} is sold out`)).toBeVisible();
  const size = sizeOf(line, title);
  await expect(size.getByRole('option', { name: `${gone}, sold out` })).toBeDisabled();
  await size.selectOption(left);
  await expect(line.getByText('sold out', { exact: false }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(
    cart.getByRole('textbox', { name: `Quantity of ${title}, size ${left}` }),
  ).toHaveValue('1');
});

test('a quantity can be typed, and nonsense changes nothing', { tag: '@both' }, async ({
  page,
}) => {
  const cart = await cartOf(page, 2);
  const quantity = quantityOf(cart, 0);
  await quantity.click();
  // The number is selected, so what is typed replaces it.
  await page.keyboard.type('12');
  await expect(cart).toContainText(priceOf(shoe, 2));
  await page.keyboard.press('Enter');
  await expect(cart).toContainText(priceOf(shoe, 13));
  await expect(quantity).toBeFocused();
  await quantity.fill('60');
  await page.keyboard.press('Tab');
  await expect(cart).toContainText(priceOf(shoe, 61));
  for (const nonsense of ['', 'two', '-3', '1.5']) {
    await quantity.fill(nonsense);
    await quantity.blur();
    await expect(quantity).toHaveValue('60');
  }
  await lineOf(cart, 0)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(quantity).toHaveValue('61');
  expect((await storedLines(page)).map((line: { quantity: number }) => line.quantity)).toEqual([
    61, 1,
  ]);
});

test('Escape in the cart drops a typed quantity and closes the cart', async ({ page }) => {
  let cart = await cartOf(page, 1);
  await quantityOf(cart, 0).fill('0');
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  cart = await openCart(page);
  await expect(quantityOf(cart, 0)).toHaveValue('1');
});

test('a typed quantity of 0 removes one cart line, and the focus is on the next', async ({
  page,
}) => {
  const cart = await cartOf(page, 3);
  await quantityOf(cart, 0).fill('0');
  await page.keyboard.press('Enter');
  await expect(removeOf(cart, 1)).toBeFocused();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await quantityOf(cart, 1).fill('0');
  await quantityOf(cart, 2).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText(`${nameOf(1)}, removed.`)).toBeVisible();
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

test('a removed line can be put back for 6 s', { tag: '@both' }, async ({ page }) => {
  const cart = await cartOutOfTime(page, 4, { quantity: 12 });
  const before = await storedLines(page);
  await removeOf(cart, 1).click();
  await expect(cart.getByText(`${nameOf(1)}, removed.`)).toBeVisible();
  await expect(undo(cart)).toBeInViewport({ ratio: 1 });
  await undo(cart).click();
  await expect(lineOf(cart, 1)).toBeFocused();
  await expect(undo(cart)).toBeHidden();
  expect(await storedLines(page)).toEqual(before);

  await page.mouse.move(0, 0);
  await removeOf(cart, 3).press('Enter');
  await page.clock.runFor(5900);
  await expect(undo(cart)).toBeVisible();
  await page.clock.runFor(200);
  await expect(undo(cart)).toBeHidden();
  expect(await storedLines(page)).toEqual(before.slice(0, 3));
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

test('a cleared cart can be put back, with what another tab added since', async ({
  page,
  context,
}) => {
  const cart = await cartOf(page, 3, { quantity: 2 });
  const before = await storedLines(page);
  const added = { ...before[0], lineId: 'added' };
  const other = await context.newPage();
  await other.goto('/');
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cart.getByText('Cart cleared.')).toBeVisible();
  await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CART_KEY,
    JSON.stringify({ state: { lines: [added] }, version: 0 }),
  ] as const);
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await undo(cart).click();
  await expect(cart.getByRole('listitem')).toHaveCount(4);
  await expect(cart.getByRole('listitem').first()).toBeFocused();
  expect(await storedLines(page)).toEqual([...before, added]);
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

test('a removal can be undone after the cart was closed and opened again', async ({ page }) => {
  let cart = await cartOutOfTime(page, 2);
  await removeOf(cart, 1).click();
  await undo(cart).focus();
  await page.clock.runFor(10_000);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  cart = await openCart(page);
  await undo(cart).click();
  await expect(lineOf(cart, 1)).toBeFocused();
});

test('a payment leaves nothing to undo', async ({ page }) => {
  let cart = await cartOutOfTime(page, 2);
  await choosePay(cart, 'Card or PayPal');
  await removeOf(cart, 0).click();
  await expect(undo(cart)).toBeVisible();
  await cart
    .getByRole('group', { name: 'Pay by card or PayPal' })
    .getByRole('button', { name: 'PayPal' })
    .click();
  await approve(page);
  await expect(page.getByText(messages.paid)).toBeVisible();
  cart = await openCart(page);
  await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(undo(cart)).toBeHidden();
});
