import { formatUsd } from '@/lib/facts/dollars';
import { formatKes } from '@/lib/format/money';
import { CART_KEY, seedCart, storedCart, storedSize } from './cart-storage';
import { plainProduct, shoe, size } from './examples';
import { expect, test } from './fixtures';
import { priceOf } from './shop-under-test';
import { addProduct, chatMessage, openCart, sendOrder } from './shopper-steps';

// What the cart shows of its lines and its order: components/cart/cart-dialog.client.test.tsx.

test('a shopper fills a cart, which is the same on every page and in every tab, and orders it', async ({
  page,
  context,
}) => {
  await page.goto('/shop/');
  const other = await context.newPage();
  await other.goto('/contact/');
  const badge = (count: number, tab = page) =>
    tab.getByRole('button', { name: `Cart, ${count} items` });
  await test.step('each addition is a line, and the total is their sum', async () => {
    await addProduct(page, shoe, size, 2);
    await addProduct(page, shoe, size);
    await addProduct(page, plainProduct, plainProduct.sizes[0]);
    await expect(badge(4)).toContainText('4');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(3);
    const first = cart.getByRole('listitem').first();
    await expect(first).toContainText(shoe.name);
    await expect(first).toContainText(`Size ${size}`);
    await expect(first).toContainText(priceOf(shoe));
    const total = 3 * shoe.priceKes + plainProduct.priceKes;
    await expect(cart).toContainText(formatKes(total));
    await expect(cart.getByRole('group', { name: 'How will you pay?' })).toContainText(
      formatUsd(total),
    );
  });
  await test.step('a line is stored under the shop’s own key with all its fields', async () => {
    const stored = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
    expect(JSON.parse(stored ?? '').state.lines[0]).toMatchObject({
      id: shoe.id,
      title: shoe.name,
      price: priceOf(shoe),
      category: shoe.category,
      categoryKey: shoe.categoryKey,
      size,
      quantity: 2,
    });
  });
  await test.step('the cart stays after its order was sent, and survives a reload', async () => {
    const cart = page.getByRole('dialog', { name: 'Your cart' });
    const text = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(text).toContain(`1. ${shoe.name}, size ${size}, 2 × ${priceOf(shoe)}`);
    expect(text).toContain(`3. ${plainProduct.name}, size ${plainProduct.sizes[0]}`);
    await sendOrder(cart);
    await page.goto('/about/');
    await expect(badge(4)).toBeVisible();
    await page.reload();
    await expect(badge(4)).toBeVisible();
  });
  await test.step('another tab has the same cart after a change in either', async () => {
    await expect(badge(4, other)).toBeVisible();
    await other.goto('/shop/');
    await addProduct(other, shoe, size);
    await expect(badge(5)).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

test('cart lines are removed by a finger and by keyboard, and an empty cart leads to the shop', async ({
  page,
}) => {
  await seedCart(page, storedCart(8));
  await page.goto('/');
  const cart = await openCart(page);
  const lines = cart.getByRole('listitem');
  const nameOf = (line: number) => `${shoe.name}, size ${storedSize(line)}`;
  const remove = (line: number) => cart.getByRole('button', { name: `Remove ${nameOf(line)}` });
  await test.step('the page behind the cart does not scroll', async () => {
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('the foot of a phone’s cart leads to the area while none is chosen', async () => {
    await cart.getByRole('button', { name: 'Choose where to deliver' }).click();
    const area = cart.getByRole('combobox', { name: 'Area' });
    await expect(area).toBeFocused();
    await expect(area).toBeInViewport({ ratio: 1 });
  });
  await test.step('by keyboard the focus is on the next line, or the last', async () => {
    await remove(4).press('Enter');
    await expect(lines).toHaveCount(7);
    await expect(remove(5)).toBeFocused();
    await expect(remove(5)).toBeInViewport({ ratio: 1 });
    await cart.getByRole('button', { name: `Decrease quantity of ${nameOf(6)}` }).press('Enter');
    await expect(remove(7)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(5);
    await expect(remove(5)).toBeFocused();
  });
  await test.step('a key that is held down removes one line', async () => {
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(lines).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(3);
  });
  await test.step('a double click removes one line', async () => {
    await remove(0).dblclick();
    await expect(lines).toHaveCount(2);
  });
  await test.step('a cleared cart leads to the shop', async () => {
    await cart.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(lines).toHaveCount(0);
    await cart.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/shop/');
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

/** A message without the order's link at its end, which is in addition to the limit of a message. */
const withoutLink = (text: string) => text.slice(0, text.lastIndexOf('\n\n'));

/** A stored cart of so many lines, each of another product. */
function differentProducts(count: number): string {
  const cart = JSON.parse(storedCart(count));
  for (const [at, line] of cart.state.lines.entries()) line.title = `Loafers ${at + 1}.`;
  return JSON.stringify(cart);
}

test('a cart of 60 products takes at most nine tenths of the screen’s height, and is ordered with a link and copied whole', {
  tag: '@both',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedCart(page, differentProducts(60));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Cart, 60 items' })).toContainText('60');
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(60);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // On a wide screen the bar of 60 px stays in view.
  const most = width < 1024 ? 0.9 * height : Math.min(0.9 * height, height - 60 - 2 * 16);
  await expect.poll(async () => (await cart.boundingBox())?.height).toBeCloseTo(most, 0);
  const text = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  expect(encodeURIComponent(withoutLink(text)).length).toBeLessThan(1500);
  expect(text).toMatch(/\/order\/#1o_[\w.-]+$/);
  await cart.getByRole('button', { name: 'Copy the whole order' }).click();
  await expect(page.getByText('Order copied. Paste it on WhatsApp.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (let at = 0; at < 60; at += 1) {
    expect(copied).toContain(`Loafers ${at + 1}., size ${storedSize(at)}, 1 × ${priceOf(shoe)}`);
  }
});

test('the cart has room for a 300-character name and a billion items', {
  tag: '@both',
}, async ({ page }) => {
  const name = 'Shoe'.repeat(75);
  const cart = JSON.parse(storedCart(2));
  cart.state.lines[0].title = name;
  Object.assign(cart.state.lines[1], { id: plainProduct.id, title: 'Loafers', quantity: 1e9 });
  await seedCart(page, JSON.stringify(cart));
  await page.goto('/');
  const dialog = await openCart(page);
  const overflowing = await dialog.evaluate((box) =>
    [box, ...box.querySelectorAll('*')]
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX !== 'visible')
      .filter((part) => part.scrollWidth > part.clientWidth)
      .map((part) => part.className),
  );
  expect(overflowing).toEqual([]);
  for (const title of [name, 'Loafers']) {
    // The paragraph: the link in it is as wide as its words.
    const paragraph = dialog.getByRole('paragraph').filter({ hasText: title });
    expect((await paragraph.first().boundingBox())?.width).toBeGreaterThan(90);
  }
});
