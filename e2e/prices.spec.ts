import type { Locator, Page, Route } from '@playwright/test';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartFreshMs, catalogueFreshMs, catalogueTimeoutMs } from '@/lib/cart/price-freshness';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import type { Product } from '@/lib/catalogue/product';
import { kesToUsd } from '@/lib/format/dollars';
import { formatKes } from '@/lib/format/money';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart } from './cart-storage';
import { partlySoldOut, shoe, soldOut } from './examples';
import { approve, readFakePayPal } from './fake-paypal';
import { expect, openPage, test } from './fixtures';
import { catalogueFileOf, products } from './shop-under-test';
import { chatMessage, choosePay, openCart } from './shopper-steps';

const HOUR = 3_600_000;
const formerKes = shoe.priceKes - 150;
const wasNow = `was ${formatKes(formerKes)}, now ${formatKes(shoe.priceKes)}`;
const goneSize = partlySoldOut.soldOutSizes?.[0] ?? '';

/** A line of a product at its price, added so many ms ago. */
function lineOf(product: Product, over: Partial<CartLine> = {}, ageMs = 2 * cartFreshMs): CartLine {
  const { id, name, priceKes, category, categoryKey } = product;
  return {
    lineId: `${(Date.now() - ageMs).toString(36)}-${id}`,
    id,
    title: name,
    image: '',
    price: formatKes(priceKes),
    category,
    categoryKey,
    size: product.sizes[1] ?? '',
    quantity: 1,
    ...over,
  };
}
const cartOf = (...lines: CartLine[]) => JSON.stringify({ state: { lines }, version: 0 });
const raised = lineOf(shoe, { price: formatKes(formerKes) });
const soldOutLine = lineOf(partlySoldOut, { size: goneSize });
const goneLine = lineOf(shoe, { id: 'no-longer-here', lineId: 'gone', title: 'Old Sandals' });

async function openStored(page: Page, ...lines: CartLine[]): Promise<Locator> {
  await seedCart(page, cartOf(...lines));
  await page.goto('/about/');
  return openCart(page);
}
const chat = (cart: Locator) => cart.getByRole('link', { name: 'Order via WhatsApp' });
const total = (cart: Locator) => cart.getByRole('status').filter({ hasText: /^Total/ });
const lineNamed = (cart: Locator, name: string) =>
  cart.getByRole('listitem').filter({ hasText: name });
const CARD = 'Card or PayPal';
const card = (cart: Locator) => cart.getByRole('radio', { name: CARD });
const payPalButton = (page: Page) => page.getByRole('button', { name: 'PayPal' });

/** Answers the catalogue's address; returns how often it was asked for. */
async function answerCatalogue(page: Page, answer: (route: Route) => unknown) {
  const asked = { times: 0 };
  await page.route(`**${cataloguePath}`, (route) => {
    asked.times += 1;
    return answer(route);
  });
  return asked;
}
/** The catalogue of the shop under test, with the shoe at another price. */
const catalogueWithShoeAt = (priceKes: number) =>
  catalogueFileOf(products.map((one) => (one.id === shoe.id ? { ...one, priceKes } : one)));

test('an old cart shows both prices, and its total and messages have today’s', {
  tag: '@both',
}, async ({ page }) => {
  const cart = await openStored(page, raised);
  await expect(cart.getByText(wasNow)).toBeVisible();
  await expect(cart.getByText('1 price has changed since you filled your cart.')).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(shoe.priceKes));
  expect(await chatMessage(chat(cart))).toContain(`Total: ${formatKes(shoe.priceKes)}`);
  await choosePay(cart, 'Send money by M-Pesa');
  expect(await chatMessage(chat(cart))).not.toContain(formatKes(formerKes));
});

test('a changed price is announced once', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answerCatalogue(page, async (route) => {
    await answered;
    await route.continue();
  });
  const cart = await openStored(page, raised);
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(cart.getByText(wasNow)).toBeVisible();
  const about = (await announcements()).filter((text) => text.includes('price has changed'));
  expect(about).toHaveLength(1);
});

test('a changed price stays marked when the cart is opened again, and is stored as the line’s price', async ({
  page,
}) => {
  const cart = await openStored(page, raised);
  await expect(cart.getByText(wasNow)).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '', CART_KEY);
  const { lines } = JSON.parse(stored).state;
  expect(lines).toEqual([
    { ...raised, price: formatKes(shoe.priceKes), formerPrice: formatKes(formerKes) },
  ]);
  await page.reload();
  await openCart(page);
  await expect(cart.getByText(wasNow)).toBeVisible();
});

test('a size that is sold out since stays in the cart, is not ordered and can be removed', {
  tag: '@both',
}, async ({ page }) => {
  const cart = await openStored(page, soldOutLine, lineOf(shoe));
  const line = lineNamed(cart, partlySoldOut.name);
  await expect(line.getByText(`${goneSize} is sold out`)).toBeVisible();
  await expect(
    cart.getByText('1 item is no longer available. We left it out of your total.'),
  ).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(shoe.priceKes));
  const message = await chatMessage(chat(cart));
  expect(message).toContain(shoe.name);
  expect(message).not.toContain(partlySoldOut.name);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toHaveCount(1);
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByText('no longer available')).toHaveCount(0);
});

test('a sold-out line is in the order again once another size is chosen', async ({ page }) => {
  const cart = await openStored(page, soldOutLine);
  const left = partlySoldOut.sizes.find((one) => !partlySoldOut.soldOutSizes?.includes(one)) ?? '';
  await cart.getByRole('combobox', { name: partlySoldOut.name }).selectOption(left);
  await expect(cart.getByText('is sold out')).toHaveCount(0);
  await expect(cart.getByText('no longer available')).toHaveCount(0);
  await expect(total(cart)).toContainText(formatKes(partlySoldOut.priceKes));
  expect(await chatMessage(chat(cart))).toContain(partlySoldOut.name);
});

test('a product that the shop no longer has stays in the cart, marked, and can be removed by keyboard', async ({
  page,
}) => {
  const cart = await openStored(page, goneLine, lineOf(shoe));
  const line = lineNamed(cart, goneLine.title);
  await expect(line.getByText('No longer sold')).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(shoe.priceKes));
  await line.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('button', { name: /^Remove/ })).toBeFocused();
});

test('a cart of which nothing can be ordered says so and offers no card payment', {
  tag: '@both',
}, async ({ page }) => {
  const cart = await openStored(page, goneLine, lineOf(soldOut, { size: soldOut.sizes[0] ?? '' }));
  await expect(
    cart.getByText('2 items are no longer available. We left them out of your total.'),
  ).toBeVisible();
  await expect(cart.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(card(cart)).toHaveCount(0);
  await cart.getByText('Ways to order').click();
  await chat(cart).click();
  await expect(cart.getByText('Nothing in your cart can be ordered today.')).toBeVisible();
  await expect(page).toHaveURL(/\/about\/$/);
});

const failures: { name: string; errors: RegExp[]; answer: (route: Route) => unknown }[] = [
  {
    name: 'is HTML with status 200',
    errors: [],
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Sign in' }),
  },
  {
    name: 'is out of reach',
    errors: [/Failed to load resource/],
    answer: (route) => route.abort('internetdisconnected'),
  },
];
for (const { name, errors, answer } of failures) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: errors } });

    test(`when the catalogue ${name} the stored prices stay and the cart says of which day they are`, {
      tag: '@both',
    }, async ({ page }) => {
      await answerCatalogue(page, answer);
      const cart = await openStored(page, raised);
      const added = Number.parseInt(raised.lineId, 36);
      const day = new Date(added).toLocaleDateString('en-KE', { day: 'numeric', month: 'long' });
      await expect(cart.getByText(`Prices of ${day}. We confirm them on WhatsApp.`)).toBeVisible();
      await expect(total(cart)).toContainText(formatKes(formerKes));
      expect(await chatMessage(chat(cart))).toContain(`Total: ${formatKes(formerKes)}`);
      await expect(card(cart)).toBeDisabled();
    });
  });
}

test('of a catalogue with one broken entry the others are used', async ({ page }) => {
  const broken = JSON.parse(catalogueWithShoeAt(shoe.priceKes));
  broken.products = broken.products.map((one: Product) =>
    one.id === shoe.id ? { ...one, priceKes: -5 } : one,
  );
  await answerCatalogue(page, (route) => route.fulfill({ json: broken }));
  const cart = await openStored(page, raised, soldOutLine);
  await expect(cart.getByText(`${goneSize} is sold out`)).toBeVisible();
  await expect(cart.getByText(/^Prices of/)).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(formerKes));
  await expect(card(cart)).toBeDisabled();
});

test('a catalogue that does not answer is given up, and opening the cart again asks again', async ({
  page,
}) => {
  await page.clock.install();
  const asked = await answerCatalogue(page, () => {});
  const cart = await openStored(page, raised);
  await expect(total(cart)).toContainText(formatKes(formerKes));
  // Until then the timer has not begun.
  await expect.poll(() => asked.times).toBe(1);
  await page.clock.runFor(catalogueTimeoutMs);
  await expect(cart.getByText(/^Prices of/)).toBeVisible();
  await page.unroute(`**${cataloguePath}`);
  await cart.getByRole('button', { name: 'Close' }).click();
  await openCart(page);
  await expect(cart.getByText(wasNow)).toBeVisible();
});

test('a cart whose lines have no time does not name a day', async ({ page }) => {
  await answerCatalogue(page, (route) => route.fulfill({ body: '' }));
  const cart = await openStored(page, { ...raised, lineId: 'line' });
  await expect(cart.getByText('Prices of the day you chose them.')).toBeVisible();
});

test('a cart of an earlier release, without product ids, is ordered at its stored price', async ({
  page,
}) => {
  const { id: _, ...old } = { ...raised, lineId: 'a' };
  const cart = await openStored(page, old);
  await choosePay(cart, CARD);
  await expect(payPalButton(page)).toBeVisible();
  await expect(total(cart)).toContainText(formatKes(formerKes));
});

test('a page with a cart of two days ago asks for today’s prices by itself', async ({ page }) => {
  const asked = await answerCatalogue(page, (route) => route.continue());
  await seedCart(page, cartOf(raised));
  await openPage(page, '/about/');
  await expect.poll(() => asked.times).toBe(1);
});

test('a cart of an hour ago asks for today’s prices when it opens', async ({ page }) => {
  const asked = await answerCatalogue(page, (route) => route.continue());
  await openStored(page, lineOf(shoe, {}, HOUR));
  await expect.poll(() => asked.times).toBe(1);
});

test('PayPal takes today’s price for the lines that can be ordered, and the others stay', async ({
  page,
}) => {
  await choosePay(await openStored(page, raised, soldOutLine), CARD);
  await payPalButton(page).click();
  await approve(page);
  const { purchases } = await readFakePayPal(page);
  expect(purchases.map((one) => one?.amount.value)).toEqual([kesToUsd(shoe.priceKes)]);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: { patterns: [/PayPal could not take the payment/] },
  });

  test('PayPal does not start where a price has changed while the cart was open', async ({
    page,
  }) => {
    await page.clock.install();
    const cart = await openStored(page, lineOf(shoe));
    await choosePay(cart, CARD);
    await expect(payPalButton(page)).toBeVisible();
    await answerCatalogue(page, (route) =>
      route.fulfill({ body: catalogueWithShoeAt(shoe.priceKes + 100) }),
    );
    await page.clock.runFor(catalogueFreshMs + 1);
    await payPalButton(page).click();
    await expect(cart.getByText('Prices or stock have just changed')).toBeVisible();
    await expect(total(cart)).toContainText(formatKes(shoe.priceKes + 100));
    await payPalButton(page).click();
    await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
    const { purchases } = await readFakePayPal(page);
    expect(purchases[0]?.amount.value).toBe(kesToUsd(shoe.priceKes + 100));
    await expect(cart.getByText('Prices or stock have just changed')).toHaveCount(0);
  });

  test('PayPal does not start where today’s prices are out of reach', async ({ page }) => {
    await page.clock.install();
    const cart = await openStored(page, lineOf(shoe));
    await choosePay(cart, CARD);
    await expect(payPalButton(page)).toBeVisible();
    await answerCatalogue(page, (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.clock.runFor(catalogueFreshMs + 1);
    await payPalButton(page).click();
    await expect(cart.getByText('Today’s prices could not be checked')).toBeVisible();
    await expect(payPalButton(page)).toHaveCount(0);
    expect((await readFakePayPal(page)).orders).toBe(0);
  });
});
