import type { Page } from '@playwright/test';
import { policies } from '@/e2e/shop/whole-shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { orderChoicesKey } from '@/lib/remembered/storage-keys';
import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { describedProduct, soldOut } from './examples';
import { expect, hydrate, test } from './fixtures';
import { openCart } from './shopper-steps';

test('a product’s page shows its facts and its rating @both', async ({ page }) => {
  const { path, material = '', care = '', madeIn = '', rating, reviews } = describedProduct;
  await page.goto(path);
  const details = page.getByRole('region', { name: 'Details' });
  for (const fact of [material, care, madeIn]) await expect(details).toContainText(fact);
  await expect(details.getByRole('term')).toContainText([
    'Material',
    'Care',
    'Fit',
    'Sizes',
    'Made in',
  ]);
  const article = page.getByRole('article', { name: describedProduct.name });
  await expect(article).toContainText(`Rated ${rating} out of 5 (${reviews} reviews)`);
  await expectNoViolations(page);
});

test('a product without facts and rating lists its sizes alone', async ({ page }) => {
  await page.goto(soldOut.path);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByRole('term')).toHaveText(['Sizes']);
});

/** Stores the area that the phone's last order went to, before the page opens. */
async function rememberArea(page: Page, area: string | undefined) {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    orderChoicesKey,
    JSON.stringify({ state: { area }, version: 0 }),
  ] as const);
}

// The shop of the tests is open from Tuesday to Saturday; orders before 11am leave on the same day and arrive
// within 4 business days. 25 November 2026 is a Wednesday.
const wednesday = new Date('2026-11-25T10:59:00+03:00');

test.describe('in Kenya', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  test('the day of delivery follows the clock, and moves nothing', async ({ page }) => {
    await page.clock.install({ time: wednesday });
    await page.goto(describedProduct.path);
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details).toContainText(policies.delivery.aboutAndFaq);
    const before = await details.boundingBox();
    await hydrate(page);
    await expect(details).toContainText('Order before 11am: with you by Tuesday');
    expect(await details.boundingBox()).toEqual(before);
    await page.clock.fastForward('01:00');
    await expect(details).toContainText('Order now: with you by Wednesday');
    expect(await details.boundingBox()).toEqual(before);
    await page.clock.setSystemTime(new Date('2026-11-27T00:01:00+03:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(details).toContainText('Order before 11am: with you by Thursday');
    await expectNoViolations(page);
  });

  test('the time of the area that the phone remembers takes the place of the day', async ({
    page,
  }) => {
    const area = deliveryAreas.find(({ pickUp }) => pickUp);
    await rememberArea(page, area?.name);
    await page.goto(describedProduct.path);
    await hydrate(page);
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details).toContainText(`${area?.name}: ${area?.time}`);
  });

  for (const [time, day] of [
    [policies.delivery.home, 'Saturday'],
    [policies.delivery.aboutAndFaq, 'Tuesday'],
  ] as const) {
    test(`the day of delivery is within the ${time} that the cart says of the area`, async ({
      page,
    }) => {
      await page.clock.install({ time: wednesday });
      await rememberArea(page, deliveryAreas.find((one) => one.time === time)?.name);
      await seedCart(page, storedCart(1));
      await page.goto(describedProduct.path);
      await hydrate(page);
      const main = page.getByRole('main');
      await expect(main.getByText('with you by')).toHaveText(
        `Order before 11am: with you by ${day}`,
      );
      await expect(main.getByText('sample days').filter({ visible: true })).toHaveCount(0);
      await expect((await openCart(page)).getByText(time)).toBeVisible();
    });
  }
});

test('a printed product page has the general promise on delivery in place of a day', async ({
  page,
}) => {
  await page.goto(describedProduct.path);
  await hydrate(page);
  const details = page.getByRole('region', { name: 'Details' });
  const day = details.getByText('with you by');
  const general = details.getByText(policies.delivery.aboutAndFaq);
  await expect(day).toBeVisible();
  await expect(general).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(day).toBeHidden();
  await expect(general).toBeVisible();
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('on a phone in another country the day and the hour of delivery are Kenya’s', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-24T20:00:00-05:00') });
    await page.goto(describedProduct.path);
    await hydrate(page);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(
      'Order before 11am in Kenya: with you by Tuesday',
    );
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a product’s page shows the general promise on delivery', async ({
    page,
  }) => {
    await page.goto(describedProduct.path);
    await expect(page.getByRole('region', { name: 'Details' })).toContainText(
      policies.delivery.aboutAndFaq,
    );
    await expect(page.getByRole('main').getByText('sample days')).toHaveCount(1);
  });
});
