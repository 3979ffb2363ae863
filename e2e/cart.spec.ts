import { shop } from '@/e2e/shop/whole-shop';
import { WIDE_ROW } from '@/lib/catalogue/wide-row';
import { formatUsd } from '@/lib/format/dollars';
import { formatKes } from '@/lib/format/money';
import { CART_KEY, seedCart, storedCart, storedSize } from './cart-storage';
import { plainProduct, shoe, size } from './examples';
import { expect, openPage, test } from './fixtures';
import { messages } from './messages';
import { priceOf, products } from './shop-under-test';
import { addProduct, chatMessage, choosePay, openCart, sendOrder } from './shopper-steps';

test('each addition is a new line of the cart, and the total is their sum', async ({ page }) => {
  await page.goto('/shop/');
  await addProduct(page, shoe, size, 2);
  await addProduct(page, shoe, size);
  await addProduct(page, plainProduct, plainProduct.sizes[0]);
  await expect(page.getByRole('button', { name: 'Cart, 4 items' })).toContainText('4');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(3);
  const first = cart.getByRole('listitem').first();
  await expect(first).toContainText(shoe.name);
  await expect(first).toContainText(`Size ${size}`);
  await expect(first).toContainText(priceOf(shoe));
  const total = 3 * shoe.priceKes + plainProduct.priceKes;
  await expect(cart).toContainText(formatKes(total));
  await expect(cart).toContainText(formatUsd(total));
});

test('the quantity of a cart line can be raised and lowered, and at 0 the line is removed', async ({
  page,
}) => {
  await seedCart(page, storedCart(2));
  await page.goto('/');
  const cart = await openCart(page);
  const line = cart.getByRole('listitem').first();
  await line.getByRole('button', { name: `Increase quantity of ${shoe.name}` }).click();
  await expect(line.getByRole('status')).toHaveText('2');
  await expect(cart).toContainText(priceOf(shoe, 3));
  await line.getByRole('button', { name: `Decrease quantity of ${shoe.name}` }).click();
  await line.getByRole('button', { name: `Decrease quantity of ${shoe.name}` }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  // Behind the cart no button has a role.
  const button = page.getByRole('button', { name: 'Cart, 1 item', includeHidden: true });
  await expect(button.filter({ visible: true })).toHaveCount(1);
});

test('a double click on Remove removes one cart line', async ({ page }) => {
  await seedCart(page, storedCart(3));
  await page.goto('/');
  const cart = await openCart(page);
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .dblclick();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
});

test('after a cart line is removed by keyboard the focus is on the next line, or the last', async ({
  page,
}) => {
  await seedCart(page, storedCart(8));
  await page.goto('/');
  const cart = await openCart(page);
  const nameOf = (line: number) => `${shoe.name}, size ${storedSize(line)}`;
  const remove = (line: number) => cart.getByRole('button', { name: `Remove ${nameOf(line)}` });
  await remove(4).focus();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(7);
  await expect(remove(5)).toBeFocused();
  await expect(remove(5)).toBeInViewport({ ratio: 1 });
  await cart.getByRole('button', { name: `Decrease quantity of ${nameOf(6)}` }).press('Enter');
  await expect(remove(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(5);
  await expect(remove(5)).toBeFocused();
});

test('a key held down on Remove removes one cart line', async ({ page }) => {
  await seedCart(page, storedCart(5));
  await page.goto('/');
  const cart = await openCart(page);
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .focus();
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('listitem')).toHaveCount(3);
});

test('Clear Cart empties the cart, and the empty cart leads to the shop', async ({ page }) => {
  await seedCart(page, storedCart(3));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(0);
  await cart.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/shop/');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('an empty cart shows a row of goods, what was looked at first', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/');
  let cart = await openCart(page);
  const goods = (name: string) => cart.getByRole('region', { name }).getByRole('link');
  await expect(goods('You may also like')).toHaveCount(WIDE_ROW);
  await openPage(page, shoe.path);
  cart = await openCart(page);
  await expect(goods('You may also like')).toHaveCount(WIDE_ROW);
  await expect(goods('You may also like').first()).toHaveText(shoe.name);
  await expect(cart.getByText(priceOf(shoe).replace(' ', '\u00a0')).first()).toBeVisible();
  const seen = products.slice(0, 4).map(({ id }) => id);
  await page.evaluate(([key, ids]) => localStorage.setItem(key, ids), [
    `${shop.id}-seen`,
    JSON.stringify(seen),
  ] as const);
  await page.goto('/about/');
  cart = await openCart(page);
  await expect(goods('Recently viewed')).toHaveText(products.slice(0, 4).map(({ name }) => name));
  await openPage(page, shoe.path);
  cart = await openCart(page);
  await goods('Recently viewed').first().click();
  await expect(page).toHaveURL(shoe.path);
});

test('the foot of a phone’s cart leads to the area while none is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedCart(page, storedCart(3));
  await page.goto('/');
  const cart = await openCart(page);
  const toArea = cart.getByRole('button', { name: 'Choose where to deliver' });
  await toArea.click();
  const area = cart.getByRole('combobox', { name: 'Area' });
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport({ ratio: 1 });
  await area.selectOption({ index: 1 });
  await expect(toArea).toHaveCount(0);
});

test('each way to order with an empty cart shows a warning and leads nowhere', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const cart = await openCart(page);
  const ways = ['Order via WhatsApp', 'Call to Order'];
  for (const name of ways) await expect(cart.getByRole('link', { name })).toBeHidden();
  await cart.getByText('Ways to order').click();
  const warning = page.getByRole('alert').filter({ hasText: messages.emptyCart });
  for (const name of ways) {
    await cart.getByRole('link', { name }).click();
    await expect(warning, name).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(4000);
    await expect(warning).toHaveCount(0);
  }
});

test('the WhatsApp link carries the whole cart, and the cart stays after a click', async ({
  page,
}) => {
  await seedCart(page, storedCart(2));
  await page.goto('/');
  const cart = await openCart(page);
  const link = cart.getByRole('link', { name: 'Order via WhatsApp' });
  const text = await chatMessage(link);
  expect(text).toContain(
    `1. ${shoe.name}, size ${storedSize(0)}, 1 × ${priceOf(shoe)} = ${priceOf(shoe)}`,
  );
  expect(text).toContain(`2. ${shoe.name}, size ${storedSize(1)}`);
  expect(text).toContain(`Total: ${priceOf(shoe, 2)}`);
  await sendOrder(cart);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a number that the browser cannot copy is shown with how to copy it by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await seedCart(page, storedCart(1));
  await page.goto('/');
  const cart = await openCart(page);
  await choosePay(cart, 'Send money by M-Pesa');
  await cart.getByRole('button', { name: 'Copy M-Pesa number' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Press and hold' })).toBeVisible();
});

test('the cart survives a reload and is the same on every page', async ({ page }) => {
  await page.goto('/shop/');
  await addProduct(page, shoe, size, 3);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
});

test('two tabs show the same cart after a change in either', async ({ page, context }) => {
  await page.goto('/shop/');
  const other = await context.newPage();
  await other.goto('/shop/');
  await addProduct(page, shoe, size);
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await addProduct(other, plainProduct, plainProduct.sizes[0]);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('with 120 items the badge says 99+ and the message is a summary within the link’s limit', async ({
  page,
}) => {
  await seedCart(page, storedCart(120));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cart, 120 items' })).toContainText('99+');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(120);
  const link = cart.getByRole('link', { name: 'Order via WhatsApp' });
  await link.scrollIntoViewIfNeeded();
  const text = await chatMessage(link);
  expect(encodeURIComponent(withoutLink(text)).length).toBeLessThan(1500);
  expect(text).toContain(`Total: ${priceOf(shoe, 120)}`);
  expect(text).toContain(messages.wholesale);
});

test('a long cart takes nine tenths of the screen’s height', { tag: '@both' }, async ({ page }) => {
  await seedCart(page, storedCart(40));
  await page.goto('/');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(40);
  const { height = 0 } = page.viewportSize() ?? {};
  await expect.poll(async () => (await cart.boundingBox())?.height).toBeCloseTo(0.9 * height, 0);
});

/** A message without the order's link at its end, which is in addition to the limit of a message. */
const withoutLink = (text: string) => text.slice(0, text.lastIndexOf('\n\n'));

/** A stored cart of so many lines, each of another product. */
function differentProducts(count: number): string {
  const cart = JSON.parse(storedCart(count));
  for (const [at, line] of cart.state.lines.entries()) line.title = `Loafers ${at + 1}.`;
  return JSON.stringify(cart);
}

test('an order of 60 products says how many are missing and is copied whole', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart(page, differentProducts(60));
  await page.goto('/');
  const cart = await openCart(page);
  const text = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(encodeURIComponent(withoutLink(text)).length).toBeLessThan(1500);
  expect(text).toMatch(/and \d\d more lines, which the link below has\./);
  expect(text).toMatch(/\/order\/#1o_[\w.-]+$/);
  await expect(cart.getByText('The link in the message has all of it')).toBeVisible();
  expect(text).toContain(`Total: ${priceOf(shoe, 60)}`);
  await cart.getByRole('button', { name: 'Copy the whole order' }).click();
  await expect(page.getByText('Order copied. Paste it on WhatsApp.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (let at = 0; at < 60; at += 1) {
    expect(copied).toContain(`Loafers ${at + 1}., size ${storedSize(at)}, 1 × ${priceOf(shoe)}`);
  }
});

test('where the browser does not copy, a long order is shown as a text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await seedCart(page, differentProducts(60));
  await page.goto('/');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Copy the whole order' }).click();
  await expect(page.getByText('Press and hold the order to copy it')).toBeVisible();
  await expect(cart.getByRole('textbox', { name: 'The whole order' })).toHaveValue(/Loafers 60\./);
});

for (const [what, over] of [
  ['a 300-character name', { title: 'Shoe'.repeat(75) }],
  ['a billion items', { title: 'Shoe', quantity: 1e9 }],
] as const) {
  test(`the cart has room for ${what}`, { tag: '@both' }, async ({ page }) => {
    await seedCart(page, storedCart(1, over));
    await page.goto('/');
    const cart = await openCart(page);
    const overflowing = await cart.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX !== 'visible')
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => part.className),
    );
    expect(overflowing).toEqual([]);
    // The paragraph: the link in it is as wide as its words.
    const title = cart.getByRole('paragraph').filter({ hasText: over.title });
    expect((await title.first().boundingBox())?.width).toBeGreaterThan(90);
  });
}

test('the page behind the cart does not scroll', async ({ page }) => {
  await page.goto('/');
  await openCart(page);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a cart line is stored under the shop’s own key with all its fields', async ({ page }) => {
  await page.goto('/shop/');
  await addProduct(page, shoe, size);
  const stored = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  expect(JSON.parse(stored ?? '').state.lines[0]).toMatchObject({
    id: shoe.id,
    title: shoe.name,
    price: priceOf(shoe),
    category: shoe.category,
    categoryKey: shoe.categoryKey,
    size,
    quantity: 1,
  });
});
