import type { Locator, Page } from '@playwright/test';
import { formatKes } from '@/lib/format/money';
import { CART_KEY } from './cart-storage';
import { ownSteps } from './examples';
import { expect, openPage, test } from './fixtures';
import {
  addProduct,
  chatMessage,
  choosePay,
  chooseSize,
  openCart,
  openProduct,
} from './shopper-steps';

// What a cart makes of prices by quantity: components/cart/cart-dialog.client.test.tsx.

/** A product whose record has steps. */
const [first, second] = ownSteps.priceSteps.steps;
const single = ownSteps.priceKes;
const [small, large] = ownSteps.sizes;

const total = (cart: Locator) => cart.getByRole('status').filter({ hasText: /Total|To pay/ });
const chat = (within: Locator | Page) =>
  within.getByRole('link', { name: 'Order via WhatsApp' }).first();
const prices = (within: Locator | Page) => within.getByRole('list', { name: 'Prices by quantity' });
const plainText = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
const storedPrices = (page: Page): Promise<unknown> =>
  page.evaluate(
    (key) =>
      JSON.parse(localStorage.getItem(key) ?? '{}').state?.lines.map(
        ({ price, formerPrice }: Record<string, string>) => [price, formerPrice],
      ),
    CART_KEY,
  );

test('a product’s page lists its prices by quantity and says what the next one takes', async ({
  page,
}) => {
  await openPage(page, ownSteps.path);
  const rows = [
    `1 to ${first.from - 1}: ${formatKes(single)}`,
    `From ${first.from}: ${formatKes(first.priceKes)}`,
    `From ${second.from}: ${formatKes(second.priceKes)}`,
  ];
  expect((await prices(page).getByRole('listitem').allTextContents()).map(plainText)).toEqual(rows);
  await expect(page.getByText(/wholesale price/)).toHaveCount(0);
  await chooseSize(page, small);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill(String(first.from - 1));
  const next = page.getByText(/^Add \d+ more and pay/);
  await expect(next).toHaveText(
    `Add 1 more and pay ${formatKes(first.priceKes)} each.`.replaceAll('KSh ', 'KSh\u00a0'),
  );
  await quantity.fill(String(first.from));
  await expect(prices(page).locator('[aria-current]')).toHaveText(
    rows[1]?.replaceAll('KSh ', 'KSh\u00a0') ?? '',
  );
  const message = () => chatMessage(chat(page));
  const sum = formatKes(first.from * first.priceKes);
  await expect.poll(message).toContain(`Total: ${sum}\n`);
  await expect.poll(message).toContain(`${first.from} × ${formatKes(first.priceKes)} = ${sum}`);
  expect(await message()).not.toContain('wholesale');
  await quantity.fill(String(second.from));
  await expect.poll(message).toContain(`Total: ${formatKes(second.from * second.priceKes)}\n`);
  await expect(next).toHaveCount(0);
});

test('two sizes from the dialog count together in the cart, on the page of their order and once it is ordered again', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, ownSteps);
  await expect(prices(dialog).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await addProduct(page, ownSteps, small, first.from - 1);
  await addProduct(page, ownSteps, large);
  const cart = await openCart(page);
  const sum = formatKes(first.from * first.priceKes);
  await expect(total(cart)).toContainText(sum);
  await expect(cart.getByText(/prices? ha(s|ve) changed/)).toHaveCount(0);
  const stored = [
    [formatKes(single), undefined],
    [formatKes(single), undefined],
  ];
  expect(await storedPrices(page)).toEqual(stored);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption('Collect at the stand');
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  const message = await chatMessage(chat(cart));
  await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
  const main = page.getByRole('main');
  await expect(main.getByText(sum.replaceAll('KSh ', 'KSh\u00a0')).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy Amount' })).toBeVisible();
  await expect(main.getByText(/ha(s|ve) changed/)).toHaveCount(0);
  await expect(main.getByText(/wholesale/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Order again', exact: true }).click();
  await page.getByRole('button', { name: 'Replace my cart', exact: true }).click();
  await expect(main.getByText(`${first.from} items are in your cart.`)).toBeVisible();
  expect(await storedPrices(page)).toEqual(stored);
  await expect(total(await openCart(page))).toContainText(sum);
});

test('without script the page lists the prices by quantity', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ownSteps.path);
  await expect(prices(page).getByRole('listitem')).toHaveCount(3);
  await context.close();
});
