import type { Page } from '@playwright/test';
import type { CartLine } from '@/lib/cart/cart-lines';
import { formatKes } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink, type OrderedLine } from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { partlySoldOut, plainProduct, shoe } from './examples';
import { expect, openPage, test } from './fixtures';
import { chatMessage } from './shopper-steps';

const item = (product: typeof shoe | typeof partlySoldOut, over: Partial<OrderedLine> = {}) => ({
  id: product.id,
  size: product.sizes[1] ?? '',
  priceKes: product.priceKes,
  quantity: 1,
  ...over,
});
const goneSize = partlySoldOut.soldOutSizes?.[0] ?? '';
const gone = item(shoe, { id: 'no-longer-here', quantity: 2 });
const ordered = [item(plainProduct), item(shoe, { quantity: 2 })];
const order = {
  reference: referenceOfText('an order'),
  day: 326,
  area: '',
  place: '',
  payBy: 'undecided',
} as const;

const orderLink = (lines: readonly OrderedLine[] = ordered) => linkOf({ lines, order });
const linkOf = (content: Parameters<typeof encodeLink>[0]) =>
  `${pagePaths.order}#${encodeLink(content)}`;

/** Opens a link on a phone whose cart has so many lines of the shoe. */
async function openLink(page: Page, link: string, linesInCart = 0) {
  if (linesInCart > 0) await seedCart(page, storedCart(linesInCart));
  await openPage(page, link);
}
const storedLines = (page: Page): Promise<CartLine[]> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').state?.lines ?? [],
    CART_KEY,
  );
const itemsOf = (lines: readonly CartLine[]) =>
  lines.map(({ id, size, quantity }) => ({ id, size, quantity }));
const formerItems = (count: number) => itemsOf(JSON.parse(storedCart(count)).state.lines);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('group', { name: /^Your cart has/ });
const status = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

test.describe('where the shop is not reached', () => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED/] } });
});

test('an earlier order enters the cart as the shop has it today, and is edited and sent in place of the first', async ({
  page,
}) => {
  const lines = [
    item(shoe, { priceKes: shoe.priceKes - 150 }),
    item(partlySoldOut, { size: goneSize }),
    gone,
  ];
  await openLink(page, orderLink(lines), 1);
  await test.step('a link that is opened changes no cart, nor does another after it', async () => {
    await page.goto(linkOf({ lines: [item(plainProduct)] }));
    await expect(button(page, 'Put these in my cart')).toBeVisible();
    await expect(page.getByRole('main').getByText(plainProduct.name)).toBeVisible();
    expect(itemsOf(await storedLines(page))).toEqual(formerItems(1));
    await page.goBack();
  });

  await test.step('a line has today’s price, a sold-out size can be exchanged, and what is gone is left out', async () => {
    await button(page, 'Edit and send again').click();
    await button(page, 'Replace my cart').click();
    const inCart = cart(page).getByRole('listitem');
    await expect(inCart).toHaveCount(2);
    const was = `was ${formatKes(shoe.priceKes - 150)}, now ${formatKes(shoe.priceKes)}`;
    await expect(inCart.first().getByText(was)).toBeVisible();
    await expect(inCart.last().getByText(`${goneSize} is sold out`)).toBeVisible();
    await expect(inCart.last().getByRole('combobox')).toBeVisible();
  });

  await test.step('the message says in place of which order it is', async () => {
    await cart(page)
      .getByRole('button', { name: `Remove ${partlySoldOut.name}` })
      .click();
    const chat = cart(page).getByRole('link', { name: 'Order via WhatsApp' });
    expect(await chatMessage(chat)).toContain(
      `This replaces my order ${shownReference(order.reference)}.`,
    );
  });

  await test.step('closed, the cart returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(button(page, 'Edit and send again')).toBeFocused();
  });
});

test('an order that replaces the cart keeps what another tab adds, and Undo keeps both', async ({
  page,
  context,
}) => {
  await openLink(page, orderLink(), 1);
  const before = await storedLines(page);
  const other = await context.newPage();
  await openPage(other, linkOf({ lines: [item(plainProduct, { quantity: 5 })] }));
  await button(page, 'Order again').click();
  await button(page, 'Replace my cart').click();
  await expect(status(page, '3 items are in your cart.')).toBeVisible();
  await button(other, 'Put these in my cart').click();
  await button(other, 'Add to my cart').click();
  await expect(status(other, '8 items are in your cart.')).toBeVisible();
  const added = (await storedLines(other)).map(({ lineId }) => lineId).slice(2);
  // Data that one tab stores reaches the other a moment later.
  await expect.poll(() => storedLines(page)).toHaveLength(3);
  await button(page, 'Undo').click();
  await expect(status(page, 'Undone. 6 items are in your cart.')).toBeVisible();
  expect((await storedLines(page)).map(({ lineId }) => lineId)).toEqual([
    ...before.map(({ lineId }) => lineId),
    ...added,
  ]);
  await expect.poll(() => storedLines(other)).toHaveLength(2);
  await button(other, 'Undo').click();
  await expect.poll(() => storedLines(page)).toEqual(before);
});

test('the question and Undo are used by keyboard, and each result is announced once', async ({
  page,
}) => {
  await openLink(page, orderLink(), 1);
  // The pictures come with today's prices: without these it is announced that they are asked for.
  await expect(page.getByRole('list', { name: 'Items' }).locator('img').first()).toBeVisible();
  const announcements = await recordAnnouncements(page);
  await button(page, 'Order again').focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Order again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Add to my cart')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Order again')).toBeFocused();
  for (const next of [
    button(page, 'Edit and send again'),
    button(page, 'Copy link'),
    page.getByRole('main').getByRole('link', { name: 'Your orders' }),
    button(page, 'Undo'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(button(page, 'Order again')).toBeFocused();
  expect(await announcements()).toEqual([
    'Your cart stays as it is.',
    '4 items are in your cart.',
    'Undone. 1 item is in your cart.',
  ]);
});
