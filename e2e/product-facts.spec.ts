import type { Page } from '@playwright/test';
import { policies } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { seedCart, storedCart } from './cart-storage';
import { describedProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { chatMessage, choosePay, openCart } from './shopper-steps';

test('on a phone name, price and every size are in the first screen, above Add to Cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, name } of [shoe, describedProduct]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeInViewport({ ratio: 1 });
    const add = await page.getByRole('button', { name: 'Add to Cart' }).boundingBox();
    const sizes = await page.getByRole('radiogroup', { name: 'Size' }).boundingBox();
    expect(Number(sizes?.y) + Number(sizes?.height)).toBeLessThanOrEqual(Number(add?.y));
    expect(Number(add?.y) + Number(add?.height)).toBeLessThanOrEqual(740);
  }
});

const deliveryOf = (page: Page) => page.getByRole('list', { name: 'Delivery and returns' });

/** Stores the area that the phone's last order went to, before the page opens. */
async function rememberArea(page: Page, area: string | undefined) {
  await seed(page, { [orderChoicesKey]: JSON.stringify({ state: { area }, version: 0 }) });
}

// The shop of the tests is open from Tuesday to Saturday; orders before 11am leave on the same day and arrive
// within 4 business days. 25 November 2026 is a Wednesday.
const wednesday = new Date('2026-11-25T10:59:00+03:00');

test.describe('in Kenya', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test('the day of delivery follows the clock, and moves nothing', async ({ page }) => {
    await page.clock.install({ time: wednesday });
    await page.goto(describedProduct.path);
    const delivery = deliveryOf(page);
    await expect(delivery).toContainText(policies.delivery.aboutAndFaq);
    const before = await delivery.boundingBox();
    await hydrate(page);
    await expect(delivery).toContainText('Order before 11am and get it by Tuesday, 1 December');
    expect(await delivery.boundingBox()).toEqual(before);
    await page.clock.fastForward('01:00');
    await expect(delivery).toContainText('Order now and get it by Wednesday, 2 December');
    expect(await delivery.boundingBox()).toEqual(before);
    await page.clock.setSystemTime(new Date('2026-11-27T00:01:00+03:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(delivery).toContainText('Order before 11am and get it by Thursday, 3 December');
  });

  test('the time of the area that the phone remembers takes the place of the day', async ({
    page,
  }) => {
    const area = deliveryAreas.find(({ pickUp }) => pickUp);
    await rememberArea(page, area?.name);
    await openPage(page, describedProduct.path);
    const delivery = deliveryOf(page);
    await expect(delivery).toContainText(`${area?.name}: ${area?.time}`);
  });

  for (const [time, day] of [[policies.delivery.home, 'Saturday, 28 November']] as const) {
    test(`an order within ${time} is there by ${day} on the product’s page, in the cart, its message and on its own page`, async ({
      page,
      context,
    }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
      await page.clock.setFixedTime(wednesday);
      await rememberArea(page, deliveryAreas.find((one) => one.time === time)?.name);
      await seedCart(page, storedCart(1));
      await openPage(page, describedProduct.path);
      const main = page.getByRole('main');
      await expect(main.getByText('get it by')).toHaveText(
        `Order before 11am and get it by ${day}`,
      );
      await expect(main.getByText('sample days').filter({ visible: true })).toHaveCount(0);
      const cart = await openCart(page);
      await expect(cart.getByText(`With you by ${day}.`)).toBeVisible();
      await expect(cart.getByText(time)).toHaveCount(0);
      await choosePay(cart, 'M-Pesa till (Buy Goods)');
      const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
      const message = await chatMessage(order);
      expect(message).toContain(`\nI should get it by ${day}.\n`);
      await order.click();
      await cart.getByRole('button', { name: 'Yes, sent' }).click();
      await openPage(page, message.match(/\/order\/#\S+$/)?.[0] ?? '');
      await expect(main.getByText(`With you by ${day}`)).toBeVisible();
    });
  }

  test('an open cart and its message have the next day from the hour of dispatch on', async ({
    page,
  }) => {
    await page.clock.install({ time: wednesday });
    await rememberArea(
      page,
      deliveryAreas.find((one) => one.time === policies.delivery.home)?.name,
    );
    await seedCart(page, storedCart(1));
    await page.goto('/about/');
    const cart = await openCart(page);
    const order = cart.getByRole('link', { name: 'Order via WhatsApp' });
    await expect(cart.getByText('With you by Saturday, 28 November.')).toBeVisible();
    expect(await chatMessage(order)).toContain('I should get it by Saturday, 28 November.');
    await page.clock.fastForward('01:00');
    await expect(cart.getByText('With you by Tuesday, 1 December.')).toBeVisible();
    expect(await chatMessage(order)).toContain('I should get it by Tuesday, 1 December.');
  });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('on a phone in another country the day and the hour of delivery are Kenya’s', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-24T20:00:00-05:00') });
    await openPage(page, describedProduct.path);
    await expect(deliveryOf(page)).toContainText(
      'Order before 11am Kenya time and get it by Tuesday, 1 December',
    );
  });
});
