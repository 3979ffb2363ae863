import type { Locator, Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { linkDay } from '@/lib/order/order-link-facts';
import { encodeLink } from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { ordersKey } from '@/lib/remembered/storage-keys';
import { ordersText } from '@/lib/sent/orders';
import { recordAnnouncements } from './announcements';
import { blockStorage, seedCart, storedCart } from './cart-storage';
import { shoe } from './examples';
import { approve } from './fake-paypal';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { categories } from './shop-under-test';
import {
  chatMessage,
  choosePay,
  chooseSize,
  openCart,
  openMainNavigation,
  sendOrder,
} from './shopper-steps';

const area = deliveryAreas[1]?.name ?? '';
const empty = 'No orders yet';
const notKept = 'This phone can’t save your orders. Each order’s link is in your WhatsApp chat.';

const reference = (number: number) => referenceOfText(`order ${number}`);
const shown = (number: number) => shownReference(reference(number));

/** The stored text of orders of one shoe, the first of which has the number 0. */
function storedOrders(count: number): string {
  const orders = Array.from({ length: count }, (_, number) => ({
    lineIds: [],
    day: 0,
    code:
      encodeLink({
        lines: [{ id: shoe.id, size: shoe.sizes[0], priceKes: 1500, quantity: 2 }],
        order: {
          reference: reference(number),
          day: linkDay(Date.parse('2026-11-22T21:30:00Z')),
          area: '',
          feeKes: 250,
          place: '',
          payBy: 'undecided',
        },
      }) ?? '',
  }));
  return ordersText(orders);
}

/** The stored text of a cart whose list is longer than one message. */
function longCart(): string {
  const cart = JSON.parse(storedCart(60));
  for (const [at, line] of cart.state.lines.entries()) line.title = `Loafers ${at + 1}`;
  return JSON.stringify(cart);
}

/** Stores orders before the tab's first page opens, and lets no chat open: the page stays. */
async function prepare(page: Page, text = '') {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
  if (text) await seed(page, { [ordersKey]: text });
}

/** Opens the page of this phone's orders, which has `orders` in storage. */
async function openOrders(page: Page, text?: string) {
  await prepare(page, text);
  await openPage(page, '/order/');
}

const region = (page: Page) => page.getByRole('region', { name: 'Your orders' });
const rows = (page: Page) => region(page).getByRole('listitem');
const removeButton = (page: Page, number: number) =>
  region(page).getByRole('button', { name: `Remove order ${shown(number)}` });
const question = (page: Page, name: string) => page.getByRole('dialog', { name });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', ordersKey);

/** Sends the cart's order in the chat. Returns its reference as the message has it. */
async function order(cart: Locator): Promise<string> {
  const link = cart.getByRole('link', { name: 'Order via WhatsApp' });
  const [reference = ''] = /[A-Z]+-[0-9A-Z]{5}(?=[^0-9A-Z])/.exec(await chatMessage(link)) ?? [];
  await sendOrder(cart);
  return reference;
}

test('an order that the cart sent is under “Your orders”, and Back returns from it to the list', async ({
  page,
  isMobile,
}) => {
  await prepare(page);
  await seedCart(page, storedCart(2));
  await openPage(page, '/');
  const cart = await openCart(page);
  const way = cart.getByRole('link', { name: 'Your orders' });
  await expect(way).toHaveCount(0);
  const reference = await order(cart);
  await way.click();
  await expect(page).toHaveURL('/order/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('link', { name: `${reference} ` })
    .click();
  await expect(page).toHaveURL(/\/order\/#1o_/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await page.goBack();
  await expect(page).toHaveURL('/order/');
  await expect(rows(page)).toHaveCount(1);

  await page.goto('/shop/');
  const nav = await openMainNavigation(page, isMobile);
  const names = ['Home', 'Shop', 'About', 'Contact', 'Your orders'];
  // On a phone the categories and the chat follow.
  const first = nav.getByRole('link').filter({ hasText: new RegExp(`^(${names.join('|')})$`) });
  await expect(first).toHaveText(names);
  await nav.getByRole('link', { name: 'Your orders' }).click();
  await expect(rows(page)).toContainText([reference]);
});

test('the bar has “Your orders” and the other language where there is room beside the shop’s name', {
  tag: '@wide',
}, async ({ page }) => {
  for (const [width, text, links] of [
    [768, '100%', { '': 4, '/sw': 3 }],
    [1024, '100%', { '': 5, '/sw': 5 }],
    [1230, '100%', { '': 5, '/sw': 5 }],
    [1240, '100%', { '': 6, '/sw': 6 }],
    [1280, '100%', { '': 6, '/sw': 6 }],
    [1280, '200%', { '': 4, '/sw': 3 }],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    for (const [start, other] of [
      ['', 'Kiswahili'],
      ['/sw', 'English'],
    ] as const) {
      await page.goto(`${start}/about/`);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const bar = page.getByRole('banner');
      const shown = bar.getByRole('navigation').getByRole('link');
      const where = `${start} ${width} ${text}`;
      await expect(shown, where).toHaveCount(links[start]);
      await expect(shown.last(), where).toHaveAccessibleName(other);
      const name = await bar.getByRole('link', { name: shop.name }).boundingBox();
      const first = await shown.first().boundingBox();
      const cart = await bar.locator('#search + button').boundingBox();
      expect(first?.x, where).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? width));
      expect((cart?.x ?? width) + (cart?.width ?? 0), where).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('an order that leaves the cart', () => {
  for (const [how, stored, act] of [
    [
      'in a copied message',
      longCart(),
      async (page: Page, cart: Locator) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await cart.getByRole('button', { name: 'Copy the whole order' }).click();
      },
    ],
    [
      'by a payment',
      storedCart(1),
      async (page: Page, cart: Locator) => {
        await choosePay(cart, 'Card or PayPal');
        await cart
          .getByRole('group', { name: 'Pay by card or PayPal' })
          .getByRole('button', { name: 'PayPal' })
          .click();
        await approve(page);
      },
    ],
  ] as const) {
    test(`${how} is kept, as the first of 30 at most`, async ({ page }) => {
      await prepare(page, storedOrders(30));
      await seedCart(page, stored);
      await page.goto('/about/');
      await act(page, await openCart(page));
      await expect.poll(() => kept(page)).not.toContain(`1o_${reference(29)}`);
      await openPage(page, '/order/');
      await expect(rows(page)).toHaveCount(30);
      await expect(rows(page).nth(1)).toContainText(shown(0));
    });
  }
});

test('an order leaves the list after a question, by keyboard, until the list is empty', async ({
  page,
}) => {
  await openOrders(page, storedOrders(3));

  await test.step('the link in the cart closes the cart on the page of orders itself', async () => {
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown(0));
    const cart = await openCart(page);
    const orders = cart.getByRole('link', { name: 'Your orders' });
    await expect(orders).toBeHidden();
    await cart.getByText('Ways to order, and your orders').click();
    await orders.click();
    await expect(cart).toBeHidden();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('the answer Keep returns the focus', async () => {
    await removeButton(page, 1).focus();
    await page.keyboard.press('Enter');
    const dialog = question(page, `Remove order ${shown(1)}?`);
    await dialog.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(removeButton(page, 1)).toBeFocused();
  });

  await test.step('a removal is announced once, moves the focus and stays', async () => {
    const announced = await recordAnnouncements(page);
    await page.keyboard.press('Enter');
    const dialog = question(page, `Remove order ${shown(1)}?`);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(rows(page)).toContainText([shown(0), shown(2)]);
    await expect(removeButton(page, 2)).toBeFocused();
    expect.soft(await announced()).toEqual([expect.stringContaining(`Order ${shown(1)} removed.`)]);
    await page.reload();
    await hydrate(page);
    await expect(rows(page)).toContainText([shown(0), shown(2)]);
  });

  await test.step('the empty list has the focus, stays empty and leads to the shop and each category', async () => {
    await region(page).getByRole('button', { name: 'Remove all' }).click();
    await question(page, 'Remove all orders?').getByRole('button', { name: 'Remove all' }).click();
    await expect(region(page)).toBeFocused();
    await page.reload();
    await hydrate(page);
    await expect(region(page)).toContainText(empty);
    const shopLink = region(page).getByRole('link', { name: 'See all products' });
    await expect(shopLink).toHaveAttribute('href', '/shop/');
    const goods = page.getByRole('region', { name: 'You may also like' });
    await expect.soft(goods.getByRole('listitem').first()).toBeVisible();
    const ways = page.getByRole('region', { name: 'Shop by category' }).getByRole('link');
    await expect(ways).toHaveText(categories.map(({ name }) => name.text));
    await ways.last().click();
    await expect(page).toHaveURL(categoryPath(categories.at(-1)?.id ?? ''));
  });
});

test('what one tab sends or removes is so in the other', async ({ page, context }) => {
  await openOrders(page, storedOrders(2));
  const other = await context.newPage();
  await seedCart(other, storedCart(1));
  await openPage(other, '/order/');
  const cart = await openCart(other);
  const reference = await order(cart);
  await expect(rows(page)).toContainText([reference, shown(0), shown(1)]);
  await cart.getByRole('button', { name: 'Close' }).click();
  await removeButton(page, 0).click();
  await question(page, `Remove order ${shown(0)}?`)
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(rows(other)).toContainText([reference, shown(1)]);
  await expect(rows(other)).toHaveCount(2);
});

test.describe('storage that keeps no orders', () => {
  test('with blocked storage an order is sent and asked about, and cart and list say that the chat keeps the links', async ({
    page,
  }) => {
    await prepare(page);
    await blockStorage(page);
    await openPage(page, shoe.path);
    await chooseSize(page, shoe.sizes[0]);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const cart = await openCart(page);
    await expect(cart).not.toContainText(notKept);
    await cart.getByRole('combobox', { name: 'Area' }).selectOption(area);
    const link = cart.getByRole('link', { name: 'Order via WhatsApp' });
    await expect.poll(() => chatMessage(link)).toContain(`Deliver to: ${area}.`);
    const lines = cart.getByRole('list', { name: 'Items' });
    await expect(lines).toBeVisible();
    const reference = await order(cart);
    const asked = cart.getByRole('group', { name: `Did you send order ${reference}?` });
    await expect(asked).toBeVisible();
    await expect(cart.getByRole('status').filter({ hasText: notKept })).toBeVisible();
    await asked.getByRole('button', { name: 'Yes, sent' }).click();
    await expect(
      cart.getByRole('group', { name: `Thank you for order ${reference}` }),
    ).toBeVisible();
    await expect(lines).toHaveCount(0);
    await expect(cart.getByRole('link', { name: 'Your orders' })).toHaveCount(0);
    await page.goto('/order/');
    await expect(region(page)).toContainText(notKept);
    await expect(region(page)).not.toContainText(empty);
  });
});
