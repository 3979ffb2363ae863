import type { Locator, Page } from '@playwright/test';
import type { CartLine } from '@/lib/cart/cart-lines';
import type { Product } from '@/lib/catalogue/product';
import { kesToUsd } from '@/lib/format/dollars';
import { formatKes } from '@/lib/format/money';
import { CART_KEY, seedCart } from './cart-storage';
import { ownSteps, plainProduct, sharedSteps } from './examples';
import { approve, readFakePayPal, servePayPal } from './fake-paypal';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { catalogueFileOf, products } from './shop-under-test';
import {
  addProduct,
  chatMessage,
  choosePay,
  chooseSize,
  openCart,
  openProduct,
} from './shopper-steps';

/** A product whose record has steps. */
const [first, second] = ownSteps.priceSteps.steps;
const single = ownSteps.priceKes;
const [small, large] = ownSteps.sizes;

const line = (product: Product, over: Partial<CartLine> = {}): CartLine => ({
  lineId: `${(Date.now() - 60_000).toString(36)}-${product.id}-${over.size ?? ''}`,
  id: product.id,
  title: product.name,
  image: '',
  price: formatKes(product.priceKes),
  category: product.category,
  categoryKey: product.categoryKey,
  size: product.sizes[0] ?? '',
  quantity: 1,
  ...over,
});

async function openStored(page: Page, ...lines: CartLine[]): Promise<Locator> {
  await seedCart(page, JSON.stringify({ state: { lines }, version: 0 }));
  await page.goto('/about/');
  return openCart(page);
}
const total = (cart: Locator) => cart.getByRole('status').filter({ hasText: /^Total/ });
const chat = (within: Locator | Page) =>
  within.getByRole('link', { name: 'Order via WhatsApp' }).first();
const prices = (within: Locator | Page) => within.getByRole('list', { name: 'Prices by quantity' });
const plainText = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? '';
const storedLines = (page: Page): Promise<CartLine[]> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').state?.lines ?? [],
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

test('two sizes from the dialog count together in the cart, which keeps the single price', async ({
  page,
}) => {
  await page.goto('/shop/');
  const dialog = await openProduct(page, ownSteps);
  await expect(prices(dialog).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await addProduct(page, ownSteps, small, first.from - 1);
  await addProduct(page, ownSteps, large);
  const cart = await openCart(page);
  const sum = first.from * first.priceKes;
  await expect(total(cart)).toContainText(formatKes(sum));
  await expect(cart.getByText(/prices? ha(s|ve) changed/)).toHaveCount(0);
  await expect(cart.getByText('instead of')).toHaveCount(2);
  expect((await storedLines(page)).map(({ price }) => price)).toEqual([
    formatKes(single),
    formatKes(single),
  ]);
  const message = await chatMessage(chat(cart));
  expect(message).toContain(`1 × ${formatKes(first.priceKes)} = ${formatKes(first.priceKes)}`);
  expect(message).toContain(`Total: ${formatKes(sum)}\n`);
  await expect(
    cart
      .getByRole('listitem')
      .first()
      .getByText(
        `Add ${second.from - first.from} more and pay ${formatKes(second.priceKes)} each.`.replaceAll(
          'KSh ',
          'KSh\u00a0',
        ),
      ),
  ).toBeVisible();
  await cart
    .getByRole('button', { name: `Remove ${ownSteps.name}, size ${large}`, exact: true })
    .click();
  await expect(total(cart)).toContainText(formatKes((first.from - 1) * single));
  await expect(cart.getByText('instead of')).toHaveCount(0);
});

test('an order in which all goods have steps has sums to pay, by card too', async ({ page }) => {
  await servePayPal(page);
  const cart = await openStored(page, line(ownSteps, { quantity: second.from }));
  const sum = second.from * second.priceKes;
  await expect(total(cart)).toContainText(formatKes(sum));
  await expect(cart.getByText('before the wholesale price')).toHaveCount(0);
  await cart.getByRole('combobox', { name: 'Area' }).selectOption('Collect at the stand');
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  await expect(cart.getByRole('button', { name: 'Copy Amount' })).toBeVisible();
  expect(await chatMessage(chat(cart))).toContain(`I will pay ${formatKes(sum)}`);
  await choosePay(cart, 'Card or PayPal');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await approve(page);
  await expect(page.getByRole('status').getByText(messages.paid)).toBeVisible();
  const { purchases, charges } = await readFakePayPal(page);
  expect(charges).toBe(1);
  expect(purchases[0]?.amount).toEqual({ currency_code: 'USD', value: kesToUsd(sum) });
});

test('a product without steps in the order asks for the wholesale price, the others keep their step', async ({
  page,
}) => {
  const cart = await openStored(
    page,
    line(ownSteps, { quantity: first.from }),
    line(plainProduct, { size: plainProduct.sizes[1] ?? '' }),
  );
  const sum = first.from * first.priceKes + plainProduct.priceKes;
  await expect(total(cart)).toContainText(formatKes(sum));
  await expect(cart.getByText('before the wholesale price')).toBeVisible();
  const message = await chatMessage(chat(cart));
  expect(message).toContain(`Total: ${formatKes(sum)}\n${messages.wholesale}\n`);
  await cart.getByRole('button', { name: new RegExp(`^Remove ${plainProduct.name}`) }).click();
  await expect(cart.getByText('before the wholesale price')).toHaveCount(0);
  expect(await chatMessage(chat(cart))).not.toContain('wholesale');
});

test('products of a category with steps count together, each at its own price less the percentage', async ({
  page,
}) => {
  const [one, other] = sharedSteps;
  const step = one.priceSteps.steps[0];
  const otherStep = other.priceSteps.steps[0];
  const cart = await openStored(
    page,
    line(one, { quantity: step.from - 1 }),
    line(other, { size: other.sizes[0] ?? '' }),
  );
  const sum = (step.from - 1) * step.priceKes + otherStep.priceKes;
  await expect(total(cart)).toContainText(formatKes(sum));
  await expect(cart.getByText(`more of ${one.category} and pay less for each.`)).toBeVisible();
});

test('the page of an order has the prices at its steps, and Order again brings them into the cart', async ({
  page,
}) => {
  const cart = await openStored(
    page,
    line(ownSteps, { size: small, quantity: first.from }),
    line(ownSteps, { size: large, quantity: 2 }),
  );
  await cart.getByRole('combobox', { name: 'Area' }).selectOption('Collect at the stand');
  await choosePay(cart, 'M-Pesa till (Buy Goods)');
  const sum = (first.from + 2) * first.priceKes;
  const message = await chatMessage(chat(cart));
  await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
  const main = page.getByRole('main');
  await expect(
    main.getByText(formatKes(sum).replaceAll('KSh ', 'KSh\u00a0')).first(),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy Amount' })).toBeVisible();
  await expect(main.getByText(/ha(s|ve) changed/)).toHaveCount(0);
  await expect(main.getByText(/wholesale/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Order again', exact: true }).click();
  await page.getByRole('button', { name: 'Replace my cart', exact: true }).click();
  await expect(main.getByText(`${first.from + 2} items are in your cart.`)).toBeVisible();
  expect((await storedLines(page)).map(({ price, formerPrice }) => [price, formerPrice])).toEqual([
    [formatKes(single), undefined],
    [formatKes(single), undefined],
  ]);
  await expect(total(await openCart(page))).toContainText(formatKes(sum));
});

test('a cart that was filled before a step’s price rose shows both prices', async ({ page }) => {
  await openPage(page, ownSteps.path);
  await chooseSize(page, small);
  await page.getByRole('textbox', { name: 'Quantity' }).fill(String(first.from));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(async () => (await storedLines(page)).length).toBe(1);
  const raised = products.map((one) =>
    one.id === ownSteps.id
      ? {
          ...one,
          priceSteps: {
            ...ownSteps.priceSteps,
            steps: [{ from: first.from, priceKes: first.priceKes + 10 }],
          },
        }
      : one,
  );
  await page.route('**/catalogue.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: catalogueFileOf(raised) }),
  );
  await page.goto('/about/');
  const cart = await openCart(page);
  await expect(
    cart.getByText(
      `was ${formatKes(first.priceKes)}, now ${formatKes(first.priceKes + 10)}`.replaceAll(
        'KSh ',
        'KSh\u00a0',
      ),
    ),
  ).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(first.from * (first.priceKes + 10)));
});

test.describe('where the shop is not reached', () => {
  test.use({ expectedConsoleErrors: { patterns: [/catalogue\.json/] } });

  test('without the network a cart has the steps it was filled with', async ({ page }) => {
    await page.route('**/catalogue.json', (route) => route.abort());
    const { priceSteps } = ownSteps;
    const cart = await openStored(page, line(ownSteps, { quantity: first.from, priceSteps }));
    await expect(total(cart)).toContainText(formatKes(first.from * first.priceKes));
  });
});

test('without script the page lists the prices by quantity', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ownSteps.path);
  await expect(prices(page).getByRole('listitem')).toHaveCount(3);
  await context.close();
});
