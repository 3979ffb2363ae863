import type { Page } from '@playwright/test';
import { payments } from '@/e2e/shop/whole-shop';
import { formatKes } from '@/lib/format/money';
import { encodeLink, type OrderContent, type OrderedLine } from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { blockStorage } from './cart-storage';
import { partlySoldOut, plainProduct, shoe, size } from './examples';
import { expect, hydrate, openPage, test, watchFiles } from './fixtures';
import {
  addressOf,
  boxes,
  forShop,
  markShopPhone,
  messageOf,
  openOrder,
  packingList,
  reply,
  standing,
  steps,
} from './shop-phone';

const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
const plain: OrderedLine = {
  id: plainProduct.id,
  size: plainProduct.sizes[0],
  priceKes: plainProduct.priceKes,
  quantity: 3,
};
const pair: OrderedLine = { id: shoe.id, size, priceKes: shoe.priceKes, quantity: 1 };
const soldOutLine: OrderedLine = {
  id: partlySoldOut.id,
  size: goneSize,
  priceKes: partlySoldOut.priceKes,
  quantity: 1,
};

const reference = referenceOfText('an order');
const shown = shownReference(reference);
const order = { reference, day: 300, area: '', place: '', payBy: 'undecided' } as const;

/**
 * An order of three products, one of them in two lines and one sold out, which asks for the
 * wholesale price.
 */
const content: OrderContent = { lines: [pair, plain, pair, soldOutLine], order };

/** An order to an area with a fee, to be paid to the till. */
const retail: OrderContent = {
  lines: [pair, plain],
  order: { ...order, area: 'Sampletown', feeKes: 150, payBy: 'till' },
};
const retailKes = pair.priceKes + 3 * plain.priceKes + 150;
const total = formatKes(retailKes);
const confirmed = `Confirmed, total ${total} (${shown}). Pay to till ${payments.till?.number} (${payments.till?.name}).`;

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const customer = (page: Page) => page.getByRole('region', { name: 'Customer' });
const stepFold = (page: Page, name: string) =>
  steps(page).locator('summary').getByText(name, { exact: true });

test('a customer sees and loads nothing of the seller’s part of an order', async ({ page }) => {
  const files = watchFiles(page);
  await openPage(page, addressOf(content));
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(plainProduct.name);
  await expect(forShop(page)).toHaveCount(0);
  await expect(packingList(page)).toHaveCount(0);
  await files.quiet();
  const scripts = await files.scripts();
  expect(scripts).toContain('Order again');
  expect(scripts).not.toContain('Packing list');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('book');
});

test('the customer, the packing list and the order are printed, without replies and fields', async ({
  page,
}) => {
  await markShopPhone(page);
  await openOrder(page, content);
  await customer(page).getByLabel('Name').fill('Sample Customer');
  await customer(page).getByLabel('Phone').fill('+254 700 000 155');
  await customer(page).getByLabel('Note').fill('Call first');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sample Customer, 0700 000 155, Call first')).toBeVisible();
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
  await expect(customer(page).getByLabel('Name')).toBeHidden();
  await expect(steps(page)).toBeHidden();
});

test('a phone is marked as the shop’s own, and an order goes a step in the chat, by a copy and by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('https://api.whatsapp.com/**', (route) => route.fulfill({ body: 'chat' }));

  await test.step('the phone is marked by keyboard, and says so', async () => {
    await openPage(page, '/order/#shop-phone');
    await expect(page).toHaveTitle(/^The shop’s own phone/);
    await page.getByRole('button', { name: 'Yes, this is the shop’s phone' }).press('Enter');
    await expect(status(page, 'This phone is marked as the shop’s own.')).toBeVisible();
  });

  await test.step('a box is large enough for a finger, is ticked by keyboard and announced once, and stays ticked', async () => {
    await openOrder(page, retail);
    // The names of today have arrived.
    await expect(page.getByRole('list', { name: 'Items' }).getByRole('link').first()).toBeVisible();
    const { width = 0, height = 0 } = (await boxes(page).first().boundingBox()) ?? {};
    expect.soft(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const announcements = await recordAnnouncements(page);
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await expect(status(page, '1 of 2 packed')).toBeVisible();
    expect.soft(await announcements()).toEqual(['1 of 2 packed']);
    await page.reload();
    await hydrate(page);
    await expect(boxes(page).first()).toBeChecked();
    await expect(boxes(page).nth(1)).not.toBeChecked();
  });

  await test.step('a step unfolds by keyboard', async () => {
    await stepFold(page, 'Sent').focus();
    await page.keyboard.press('Enter');
    await expect(steps(page).getByLabel('Sent by', { exact: true })).toBeVisible();
  });

  await test.step('a reply that is copied takes its step, which stays taken back after a reload', async () => {
    const { text } = await messageOf(reply(steps(page), confirmed));
    await steps(page)
      .getByRole('button', { name: `Copy: ${confirmed}` })
      .click();
    await expect(standing(page)).toContainText('Confirmed');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect.soft(copied.split('#')[0]).toBe(text.split('#')[0]);
    await standing(page).getByRole('button', { name: 'Undo “Confirmed”' }).click();
    await page.reload();
    await hydrate(page);
    await expect(standing(page)).toContainText('New');
    await expect(standing(page)).not.toContainText('KSh');
  });

  await test.step('a reply that opens the chat has taken its step after Back', async () => {
    await reply(steps(page), confirmed).click();
    await expect(page).toHaveURL(/^https:\/\/api\.whatsapp\.com\//);
    await page.goBack();
    await hydrate(page);
    await expect(standing(page)).toContainText('Confirmed');
  });

  await test.step('without the mark the order is a customer’s, and the book stays', async () => {
    await page.goto('/order/#shop-phone');
    await page.getByRole('button', { name: 'This is no longer the shop’s phone' }).click();
    await expect(
      page.getByRole('heading', { name: 'Is this the shop’s own phone?' }),
    ).toBeVisible();
    await page.goto(addressOf(retail));
    await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(packingList(page)).toHaveCount(0);
    await markShopPhone(page);
    await openOrder(page, retail);
    await expect(standing(page)).toContainText('Confirmed');
  });
});

test('where storage is refused the phone is the shop’s as long as its page, which says so', async ({
  page,
}) => {
  await blockStorage(page);
  await markShopPhone(page);
  await expect(page.getByText(/^This browser can’t save anything/)).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, encodeLink(retail) ?? '');
  await expect(boxes(page)).toHaveCount(2);
  await expect(status(page, 'This phone can’t save the book')).toBeVisible();
  await boxes(page).first().check();
  await expect(status(page, '1 of 2 packed')).toBeVisible();
  await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
  await expect(standing(page)).toContainText('Confirmed');
});

test('an order of 200 lines is packed, and fits a screen of 320 px with text of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = Array.from({ length: 200 }, (_, at) => (at < 100 ? pair : plain));
  await markShopPhone(page);
  await openOrder(page, { ...content, lines });
  await boxes(page).nth(199).check();
  await expect(status(page, '1 of 200 packed')).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await packingList(page).getByText('Sold out?').first().click();
  await expect(packingList(page).getByRole('link').first()).toBeVisible();
  await steps(page)
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true;
    });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('where the seller’s part does not load it says so, and a button loads it', async ({
    page,
  }) => {
    const scripts = '**/_next/**/*.js';
    await markShopPhone(page);
    await page.route(scripts, (route) => route.abort());
    await page.goto(addressOf(content));
    await expect(status(page, 'This part did not load.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(boxes(page)).toHaveCount(4);
  });
});

test.describe(() => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
  });

  test('without a network an order is packed and goes a step further', async ({
    page,
    context,
  }) => {
    await markShopPhone(page);
    await openOrder(page, retail);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await hydrate(page);
    await expect(boxes(page)).toHaveCount(2);
    await context.setOffline(true);
    await page.reload();
    await hydrate(page);
    await boxes(page).first().check();
    await steps(page).getByRole('button', { name: 'Mark only, no message' }).first().click();
    await page.reload();
    await hydrate(page);
    await expect(standing(page)).toContainText('Confirmed');
    await expect(status(page, '1 of 2 packed')).toBeVisible();
  });
});
