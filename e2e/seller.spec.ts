import type { Locator, Page } from '@playwright/test';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { availableSizes } from '@/lib/catalogue/stock';
import { formatKes } from '@/lib/format/money';
import { encodeLink, type LinkContent, type OrderedLine } from '@/lib/order/link-format';
import { shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { expectNoViolations } from './axe';
import { blockStorage } from './cart-storage';
import { partlySoldOut, plainProduct, shoe, size } from './examples';
import { expect, hydrate, test } from './fixtures';

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
const total = formatKes(3 * plain.priceKes + pair.priceKes);

const reference = '7K2Q1';
const shown = shownReference(reference);

/** An order of three products, one of them in two lines and one sold out. */
const content: LinkContent = {
  lines: [pair, plain, pair, soldOutLine],
  order: { reference, day: 300, area: '', place: '', payBy: 'undecided' },
};

const retail: LinkContent = { ...content, lines: [pair, plain] };

const addressOf = (order: LinkContent) => `/order/#${encodeLink(order)}`;
const fold = (page: Page) => page.getByText('For the shop', { exact: true });
const packingList = (page: Page) => page.getByRole('list', { name: 'Packing list' });
const boxes = (page: Page) => packingList(page).getByRole('checkbox');
const packed = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const reply = (within: Page | Locator, text: string) =>
  within.getByRole('link', { name: `Send: ${text}`, exact: true });

/** Opens the page of an order and, in it, the shop's part. */
async function openForTheShop(page: Page, order = content) {
  await page.goto(addressOf(order));
  await hydrate(page);
  await fold(page).click();
  await expect(boxes(page)).toHaveCount(order.lines.length);
}

test('the shop’s part of an order opens by keyboard and has a box for each line', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(addressOf(content));
  await hydrate(page);
  await expect(packingList(page)).toBeHidden();
  await fold(page).focus();
  await page.keyboard.press('Enter');
  await expect(boxes(page)).toHaveCount(4);
  await expect(boxes(page).nth(1)).toHaveAccessibleName(
    `3 × ${plainProduct.name} Size ${plain.size}`,
  );
  const { width = 0, height = 0 } = (await boxes(page).first().boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expectNoViolations(page);
});

test('the shop’s part of an order is printed where it is open, as its list alone', async ({
  page,
}) => {
  await page.goto(addressOf(content));
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
  await expect(fold(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await fold(page).click();
  await expect(boxes(page)).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(boxes(page).first()).toBeVisible();
  await expect(page.getByText('Ready replies')).toBeHidden();
});

test('a cart that was sent has no part for the shop', async ({ page }) => {
  await page.goto(addressOf({ lines: content.lines }));
  await hydrate(page);
  await expect(page.getByText(plainProduct.name).first()).toBeVisible();
  await expect(fold(page)).toHaveCount(0);
});

test('ticks are announced once, survive a reload and are those of one order', async ({ page }) => {
  await openForTheShop(page);
  const announcements = await recordAnnouncements(page);
  await boxes(page).nth(2).check();
  await expect(packed(page, '1 of 4 packed')).toBeVisible();
  expect(await announcements()).toEqual(['1 of 4 packed']);

  await page.reload();
  await hydrate(page);
  await fold(page).click();
  await expect(boxes(page).nth(2)).toBeChecked();
  await expect(boxes(page).nth(0)).not.toBeChecked();

  const { order } = content;
  await openForTheShop(page, { lines: [pair, plain, pair], ...(order && { order }) });
  await expect(packed(page, '0 of 3 packed')).toBeVisible();
  await openForTheShop(page);
  await expect(packed(page, '1 of 4 packed')).toBeVisible();
});

test('with blocked storage ticks last as long as the page, which says so', async ({ page }) => {
  await blockStorage(page);
  await openForTheShop(page);
  await expect(packed(page, 'This phone does not keep the ticks.')).toBeVisible();
  await boxes(page).first().check();
  await expect(boxes(page).first()).toBeChecked();
  await expect(packed(page, '1 of 4 packed')).toBeVisible();
});

test('a ready reply is copied, and its link sends the same text to any chat', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As many items as have the usual price: more ask for the wholesale price.
  await openForTheShop(page, retail);
  const text = `Confirmed, total ${total} plus delivery (${shown}).`;
  const url = new URL((await reply(page, text).getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send');
  expect([...url.searchParams]).toEqual([['text', text]]);
  await page.getByRole('button', { name: `Copy ${text}` }).click();
  await expect(page.getByRole('status').filter({ hasText: `Copied ${text}` })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(reply(page, `Packed (${shown}).`)).toBeVisible();
  await expect(reply(page, `Sent by …, pick up at … (${shown}).`)).toBeVisible();
});

test('a line that is sold out today shows a reply with sizes in stock, any other one on a tap', async ({
  page,
}) => {
  await openForTheShop(page);
  const rows = packingList(page).getByRole('listitem');
  const soldOut = rows.nth(3).getByRole('link');
  await expect(soldOut).toHaveCount(1);
  const text = await soldOut.getAttribute('aria-label');
  expect(text).toContain(`${partlySoldOut.name}, size ${goneSize} is sold out: `);
  const offered = /sold out: (.+?)(?: or (.+?))?(?: instead)?\?$/.exec(text ?? '')?.slice(1);
  expect(availableSizes(partlySoldOut)).toEqual(
    expect.arrayContaining(offered?.filter(Boolean) ?? ['']),
  );
  await expect(rows.nth(0).getByRole('link')).toHaveCount(0);
  await rows.nth(0).getByText('Sold out?').click();
  await expect(rows.nth(0).getByRole('link')).toHaveAccessibleName(
    `Send: ${shoe.name}, size ${size} is sold out: ${shoe.sizes[0]} or ${shoe.sizes[2]}?`,
  );
});

test('an order whose prices are not today’s says so beside its reply', async ({ page }) => {
  const note = page.getByText('The amounts of this order are not today’s.');
  await openForTheShop(page);
  // The line's link and the note follow from the same answer about today.
  const items = page.getByRole('list', { name: 'Items' });
  await expect(items.getByRole('link', { name: plainProduct.name })).toBeVisible();
  await expect(note).toHaveCount(0);
  await openForTheShop(page, { ...content, lines: [{ ...pair, priceKes: 1 }] });
  await expect(note).toBeVisible();
});

test('a note on amounts that arrives late is announced and moves no reply', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${cataloguePath}`, async (route) => {
    await answered;
    await route.continue();
  });
  await openForTheShop(page, { ...content, lines: [{ ...pair, priceKes: 1 }] });
  const distance = () =>
    page.getByRole('region', { name: 'Ready replies' }).evaluate((part) => {
      const reply = part.querySelector('a')?.getBoundingClientRect();
      return (reply?.top ?? 0) - part.getBoundingClientRect().top;
    });
  const before = await distance();
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(page.getByText('The amounts of this order are not today’s.')).toBeVisible();
  expect(await distance()).toBe(before);
  expect((await announcements()).filter((text) => text.includes('The amounts'))).toHaveLength(1);
});

test('an order of 200 lines is packed, and fits a screen of 320 px with text of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = Array.from({ length: 200 }, (_, at) => (at < 100 ? pair : plain));
  await openForTheShop(page, { ...content, lines });
  await boxes(page).nth(199).check();
  await expect(packed(page, '1 of 200 packed')).toHaveCount(1);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await packingList(page).getByText('Sold out?').first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('where the shop’s part does not load it says so, and the next tap loads it', async ({
    page,
  }) => {
    const scripts = '**/_next/**/*.js';
    await page.goto(addressOf(content));
    await hydrate(page);
    await expect(page.getByText(plainProduct.name).first()).toBeVisible();
    await page.route(scripts, (route) => route.abort());
    await fold(page).click();
    await expect(packed(page, 'The packing list did not load.')).toBeVisible();
    await page.unroute(scripts);
    await fold(page).click();
    await expect(boxes(page)).toHaveCount(4);
  });
});
