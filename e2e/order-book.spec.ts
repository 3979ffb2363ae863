import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shop } from '@/e2e/shop/whole-shop';
import { linkDay } from '@/lib/order/order-link-facts';
import { encodeLink } from '@/lib/order/order-link-format';
import { shownReference } from '@/lib/order/reference';
import { bookKey, ordersKey, shopPhoneKey } from '@/lib/remembered/storage-keys';
import { type BookedOrder, bookText, contentOf } from '@/lib/seller/book';
import { ordersText } from '@/lib/sent/orders';
import { recordAnnouncements } from './announcements';
import { plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { type BookedWith, bookedOrder } from './shop/book-builders';

/** A Thursday in Kenya, and the day of it in links. */
const now = Date.parse('2026-11-26T09:00:00Z');
const today = linkDay(now);
const mark = JSON.stringify({ shopPhone: { stockAt: '' } });

const pair = { id: shoe.id, size: shoe.sizes[1], priceKes: 1500 };
const other = { id: plainProduct.id, size: plainProduct.sizes[0], priceKes: 800 };

/** An order of one pair on this day of the book, by default for KSh 1,500. */
function booked(number: number, { day = today, ...over }: BookedWith & { day?: number } = {}) {
  return bookedOrder({ number, lines: [pair], order: { day, ...over.order }, ...over });
}

const week: readonly BookedOrder[] = [
  booked(1, { name: 'Customer One', phone: '0700 000 001' }),
  booked(2, { steps: ['confirmed'], state: { toPayKes: 1700 }, name: 'Customer Two' }),
  booked(3, { steps: ['confirmed', 'cancelled'] }),
  booked(4, {
    day: today - 1,
    lines: [pair, { ...other, quantity: 4 }],
    steps: ['confirmed', 'paid'],
    state: { toPayKes: 4700 },
  }),
  booked(5, { day: today - 7 }),
];

const shown = (entry: BookedOrder | undefined) =>
  shownReference(entry ? contentOf(entry).order.reference : '');

/** Marks the phone as the shop's with a book, before the tab's first page opens. */
async function keepBook(page: Page, book: readonly BookedOrder[] | string = week) {
  const text = typeof book === 'string' ? book : bookText(book);
  await seed(page, { [bookKey]: text, [shopPhoneKey]: mark });
}

/** Opens the order book of a phone on which it is noon of the Thursday. */
async function openBook(page: Page, book?: readonly BookedOrder[] | string) {
  await page.clock.setFixedTime(now);
  await keepBook(page, book);
  await openPage(page, '/order/#book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order book');
}

const list = (page: Page) => page.getByRole('region', { name: 'Orders', exact: true });
const rows = (page: Page) => list(page).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the order book' });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const sums = (page: Page) => page.getByRole('region', { name: 'Sums' });
const files = (page: Page) => page.getByRole('region', { name: 'Table and copy' });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** The text and the name of the file that a button saves. */
async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await files(page).getByRole('button', { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('the shop’s phone has the book without a hash, and its own orders one tap away', async ({
  page,
}) => {
  await keepBook(page);
  const own = { code: booked(7).code, lineIds: [], day: today };
  await seed(page, { [ordersKey]: ordersText([own]) });
  await openPage(page, '/order/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order book');
  await expect(page).toHaveTitle(`Order book | ${shop.name}`);
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  const orders = page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
  await expect(orders).toContainText([shown(booked(7))]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order book');
});

test('the book is looked through, an order of it is opened and left by Back, and one is removed', async ({
  page,
}) => {
  await openBook(page);

  await test.step('bars are as long as their sums, and a column’s title is in one line', async () => {
    const bars = sums(page).getByRole('table').first();
    const widthOf = (day: RegExp) =>
      bars
        .getByRole('row', { name: day })
        .locator('[aria-hidden]')
        .evaluate((bar) => bar.getBoundingClientRect().width);
    expect
      .soft((await widthOf(/^Thu 26/)) / (await widthOf(/^Wed 25/)))
      .toBeCloseTo(3200 / 4700, 1);
    await expect.soft(bars.getByRole('row', { name: /^Fri 27/ })).toHaveCount(0);
    const head = page.getByRole('columnheader', { name: 'Items' });
    const lines = await head.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
    expect.soft(lines).toBe(1);
  });

  await test.step('what a search finds is announced', async () => {
    const announcements = await recordAnnouncements(page);
    await search(page).fill('customer two');
    await expect(rows(page)).toContainText([shown(week[1])]);
    await expect.poll(announcements).toContain('1 order found');
    await search(page).fill('');
  });

  await test.step('a filter is chosen by keyboard, and stays while an order is open', async () => {
    await search(page).focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(filter(page, 'To pack 1')).toHaveAttribute('aria-current', 'true');
    await expect.soft(filter(page, 'To pack 1')).toBeFocused();
    await rows(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${shown(week[3])}`);
    await page.goBack();
    await expect(rows(page)).toContainText([shown(week[3])]);
    await expect(rows(page)).toHaveCount(1);
    await filter(page, 'All').click();
  });

  await test.step('a way leads to a part below the list, where the keyboard goes on', async () => {
    await page.getByRole('button', { name: 'Table and copy' }).focus();
    await page.keyboard.press('Enter');
    await expect(files(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(files(page).getByRole('button', { name: 'Save the table' })).toBeFocused();
  });

  await test.step('the question before a removal returns the focus, and what is removed stays so', async () => {
    const button = (at: number) =>
      list(page).getByRole('button', { name: `Remove order ${shown(week[at])}` });
    const question = page.getByRole('dialog', { name: `Remove order ${shown(week[1])}` });
    await button(1).click();
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(button(1)).toBeFocused();
    await button(1).click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(button(2)).toBeFocused();
    await page.reload();
    await hydrate(page);
    await expect(rows(page)).toHaveCount(4);
  });

  await test.step('an order whose link is opened on the shop’s phone is in the book', async () => {
    const entry = booked(9);
    await openPage(page, `/order/#${encodeLink(contentOf(entry))}`);
    await page.getByRole('link', { name: 'Order book' }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(list(page)).toContainText(shown(entry));
  });
});

test('the files of the book are saved, and its copy is restored on another phone', async ({
  page,
  browser,
}) => {
  await openBook(page);
  // Today's names have arrived.
  await expect(sums(page)).toContainText(shoe.name);
  const table = await saved(page, 'Save the table');
  expect.soft(table.name).toBe(`${shop.id}-orders-2026-11-26.csv`);
  expect.soft(table.text).toMatch(/^\ufeffReference,Day,Name/);
  expect.soft(table.text).toContain(`,${shoe.id},${shoe.name},`);
  const { name, text } = await saved(page, 'Save a copy');
  expect(name).toBe(`${shop.id}-order-book-2026-11-26.txt`);
  await files(page).getByRole('button', { name: 'Yes, it is there' }).click();
  await page.reload();
  await hydrate(page);
  await expect(files(page)).toContainText('Last copy: 26 November');

  const context = await browser.newContext();
  const phone = await context.newPage();
  await openBook(phone, [booked(8)]);
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await files(phone).getByLabel('Restore a copy').setInputFiles(file);
  await expect(said(phone, 'Restored: 5 orders added, 0 changed.')).toBeVisible();
  await phone.reload();
  await hydrate(phone);
  await expect(rows(phone)).toHaveCount(6);
  await context.close();
});

/** As many orders as a shop has in a year or two, of a few each day. */
const thousand = Array.from({ length: 1000 }, (_, number) =>
  booked(number, {
    day: today - Math.floor(number / 4),
    name: `Customer ${number}`,
    phone: `0700 000 ${String(number).padStart(3, '0')}`,
    lines: [pair, { ...other, quantity: 1 + (number % 3) }],
    steps: number % 5 ? ['confirmed', 'paid', 'packed', 'sent'] : [],
  }),
);

/** In ms, on a processor that is four times slower. A letter that takes longer is felt. */
const LONGEST_ANSWER = 200;

test('a book of 1,000 orders answers a letter at once on a slow phone, and Back returns to its place', async ({
  page,
}) => {
  await openBook(page, thousand);
  await test.step('Back returns to the place', async () => {
    await list(page).getByRole('button', { name: 'Show more orders' }).click();
    await expect(rows(page)).toHaveCount(50);
    await rows(page).nth(40).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `Order ${shop.orderPrefix}-`,
    );
    await page.goBack();
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).nth(40)).toBeInViewport();
  });

  await search(page).fill('customer');
  await expect(rows(page)).toHaveCount(25);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { answers: times });
    // From a key to the frame that shows its letter.
    window.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => requestAnimationFrame((at) => times.push(at - timeStamp)));
    });
  });
  await search(page).press('End');
  await search(page).pressSequentially(' 77', { delay: 300 });
  await expect(list(page)).toContainText('Customer 77 ');
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(Math.min(...answers.slice(1))).toBeLessThan(LONGEST_ANSWER);
});

test.describe(() => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
  });

  test('without a network the book is there, with its names of products', async ({
    page,
    context,
  }) => {
    await openBook(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await hydrate(page);
    await expect(sums(page)).toContainText(shoe.name);
    await context.setOffline(true);
    await page.reload();
    await hydrate(page);
    await expect(rows(page)).toHaveCount(5);
    await expect(sums(page)).toContainText(shoe.name);
    const { text } = await saved(page, 'Save a copy');
    expect(text).toBe(bookText(week));
  });
});
