import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shop } from '@/e2e/shop/whole-shop';
import { type BookedOrder, bookText, contentOf } from '@/lib/book/book';
import { formatKes } from '@/lib/format/money';
import { encodeLink } from '@/lib/order/link-format';
import { linkDay } from '@/lib/order/order-link';
import { ordersText } from '@/lib/order/orders';
import { shownReference } from '@/lib/order/reference';
import { bookKey, ordersKey, shopPhoneKey } from '@/lib/remembered/storage-keys';
import { recordAnnouncements } from './announcements';
import { ownSteps, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { seed } from './seed';
import { type BookedWith, bookedOrder } from './shop/book-builders';

/** A Thursday in Kenya, and the day of it in links. */
const now = Date.parse('2026-11-26T09:00:00Z');
const today = linkDay(now);
const mark = JSON.stringify({ shopPhone: { stockAt: '' } });

const pair = { id: shoe.id, size: shoe.sizes[1], priceKes: 1500 };
const other = { id: plainProduct.id, size: plainProduct.sizes[0], priceKes: 800 };

/** An order of one pair on this day of the book, for KSh 1,500 unless it is said otherwise. */
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

async function takeBack(page: Page, text: string, name = 'copy.txt') {
  await files(page)
    .getByLabel('Restore a copy')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test('the book lists the orders of each day with its sum, and a tap opens an order', {
  tag: '@both',
}, async ({ page }) => {
  await openBook(page);
  const days = list(page).getByRole('heading', { level: 2 });
  await expect(days).toHaveText([/^Today, Thursday.*26/, /^Wednesday.*25/, /^Thursday.*19/]);
  await expect(list(page)).toContainText(
    '2 orders, KSh\u00a03,200, none of it paid yet (1 cancelled, not counted)',
  );
  await expect(list(page)).toContainText('1 order, KSh\u00a04,700, all of it paid');
  await expect(rows(page).nth(0)).toContainText(`${shown(week[0])}`);
  await expect(rows(page).nth(0)).toContainText('Customer One · 1 item');
  await expect(rows(page).nth(0)).toContainText('Next: confirm it');
  await expect(rows(page).nth(1)).toContainText('KSh\u00a01,700');
  await expect(rows(page).nth(2)).toContainText('Cancelled');
  await rows(page).nth(3).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${shown(week[3])}`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(5);
});

test('an order without a sum says so, in its row and in the sum of its day', async ({ page }) => {
  const wholesale = booked(7, { lines: [{ ...other, quantity: shop.wholesaleAbove + 1 }] });
  const many = { id: ownSteps.id, size: ownSteps.sizes[0] ?? '', quantity: 99, priceKes: 100 };
  await openBook(page, [
    booked(6),
    booked(8, { lines: [many] }),
    wholesale,
    booked(9, { day: today - 1, isFeeOpen: true }),
  ]);
  await expect(list(page)).toContainText(
    '3 orders, KSh\u00a011,400, none of it paid yet (1 without a total)',
  );
  await expect(list(page)).toContainText('1 order, no total yet');
  await expect(rows(page).nth(2)).toContainText(`${shown(wholesale)} no total yet`);
  await expect(sums(page).getByRole('status')).toContainText(
    /KSh\s11,400, .* \(2 without a total\)/,
  );
});

test('an order of a day far away stands last, with the year', async ({ page }) => {
  await openBook(page, [booked(6, { day: today + 40_000 }), booked(7)]);
  const days = list(page).getByRole('heading', { level: 2 });
  await expect(days).toHaveText([/^Today/, /^\d+ [A-Z][a-z]+ 2136$/]);
});

test('an order whose link is opened on the shop’s phone is in the book', async ({ page }) => {
  await openBook(page, []);
  await expect(page.getByText('No orders in the book yet')).toBeVisible();
  const entry = booked(9);
  await openPage(page, `/order/#${encodeLink(contentOf(entry))}`);
  await page.getByRole('link', { name: 'Order book' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText([shown(entry)]);
});

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

test('a phone that is not the shop’s has no book at its address', async ({ page }) => {
  await openPage(page, '/order/#book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('the book is searched by reference, name, number and product, and announces what it found', async ({
  page,
}) => {
  await openBook(page);
  const announcements = await recordAnnouncements(page);
  for (const [text, found] of [
    [shown(week[1]), [1]],
    ['customer two', [1]],
    ['+254 700 000 001', [0]],
    [plainProduct.name, [3]],
  ] as const) {
    await search(page).fill(text);
    await expect(rows(page)).toHaveCount(found.length);
    await expect(rows(page)).toContainText(found.map((at) => shown(week[at])));
  }
  expect(await announcements()).toContain('1 order found');
  await search(page).fill('no such order');
  await expect(page.getByText('No orders found.')).toBeVisible();
});

test('a filter shows the orders that wait for a step, and stays while one is open', async ({
  page,
}) => {
  await openBook(page);
  await expect(filter(page, 'All')).toHaveAccessibleName('All 5');
  await filter(page, 'To pack').click();
  await expect(filter(page, 'To pack 1')).toHaveAttribute('aria-current', 'true');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${shown(week[3])}`);
  await page.goBack();
  await expect(rows(page)).toContainText([shown(week[3])]);
  await expect(rows(page)).toHaveCount(1);
});

test('an order is removed after a question, and stays where it is kept', async ({ page }) => {
  await openBook(page);
  const button = list(page).getByRole('button', { name: `Remove order ${shown(week[1])}` });
  await button.click();
  const question = page.getByRole('dialog', { name: `Remove order ${shown(week[1])}` });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(
    list(page).getByRole('button', { name: `Remove order ${shown(week[2])}` }),
  ).toBeFocused();
  await page.reload();
  await hydrate(page);
  await expect(rows(page)).toHaveCount(4);
});

test('a week is shown as bars with sums, and the one before it', { tag: '@both' }, async ({
  page,
}) => {
  await openBook(page);
  const bars = sums(page).getByRole('table').first();
  await expect(sums(page).getByRole('status')).toContainText(
    '3 orders, KSh\u00a07,900, of it paid KSh\u00a04,700',
  );
  await expect(bars.getByRole('row')).toHaveCount(8);
  await expect(bars.getByRole('row', { name: /^Thu 26/ })).toContainText('KSh\u00a03,200');
  const widthOf = (day: RegExp) =>
    bars
      .getByRole('row', { name: day })
      .locator('[aria-hidden]')
      .evaluate((bar) => bar.getBoundingClientRect().width);
  expect((await widthOf(/^Thu 26/)) / (await widthOf(/^Wed 25/))).toBeCloseTo(3200 / 4700, 1);
  expect(await widthOf(/^Fri 27/)).toBe(0);
  const after = sums(page).getByRole('button', { name: 'Week after' });
  await expect(after).toHaveAttribute('aria-disabled', 'true');
  await sums(page).getByRole('button', { name: 'Week before' }).click();
  await expect(sums(page).getByRole('status')).toContainText('1 order, KSh\u00a01,500');
  await after.click();
  await sums(page).getByRole('radio', { name: 'Month' }).check();
  await expect(sums(page).getByRole('status')).toContainText('4 orders, KSh\u00a09,400');
  await expect(bars.getByRole('row')).toHaveCount(7);
});

test('what sold is listed by product and size, most first', async ({ page }) => {
  await openBook(page);
  const sold = page.getByRole('region', { name: 'What sold' }).getByRole('row');
  await expect(sold).toHaveCount(3);
  const head = sold.nth(0).getByRole('columnheader', { name: 'Items' });
  const lines = await head.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expect(sold.nth(1)).toContainText(`${plainProduct.name} ${plainProduct.sizes[0]}: 4`);
  await expect(sold.nth(2)).toContainText(`${shoe.name} ${shoe.sizes[1]}: 3`);
});

test('the table of all orders is a file that a spreadsheet opens', async ({ page }) => {
  const formula = booked(6, { name: '=1+1', note: 'a "sample", really', lines: [pair, other] });
  await openBook(page, [formula]);
  // Today's names have arrived.
  await expect(sums(page)).toContainText(shoe.name);
  const { name, text } = await saved(page, 'Save the table');
  expect(name).toBe(`${shop.id}-orders-2026-11-26.csv`);
  const [head, first = '', second = ''] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffReference,Day,Name/);
  expect(first).toContain(`${shown(formula)},2026-11-26,'=1+1,`);
  expect(first).toContain('"a ""sample"", really"');
  expect(first).toContain(`,${shoe.id},${shoe.name},`);
  expect(first).toMatch(/,1,1500,1500,2300,$/);
  expect(second).toMatch(/,1,800,800,,$/);
  await expect(said(page, `Look for ${name} among your downloads.`)).toBeVisible();
  await expect(files(page)).not.toContainText('Last copy');
});

test('a copy of the book is taken back on another phone, as often as one likes', async ({
  page,
  browser,
}) => {
  await openBook(page);
  const { name, text } = await saved(page, 'Save a copy');
  expect(name).toBe(`${shop.id}-order-book-2026-11-26.txt`);
  await expect(files(page)).not.toContainText('Last copy');
  await files(page).getByRole('button', { name: 'Yes, it is there' }).click();
  await expect(files(page)).toContainText('Last copy: 26 November');
  await page.reload();
  await hydrate(page);
  await expect(files(page)).toContainText('Last copy: 26 November');

  const context = await browser.newContext();
  const phone = await context.newPage();
  const [own] = week;
  await openBook(phone, [
    booked(8),
    ...(own ? [{ ...own, name: 'Typed earlier', changed: -1 }] : []),
  ]);
  await takeBack(phone, text);
  await expect(said(phone, 'Restored: 4 orders added, 1 changed.')).toBeVisible();
  await expect(rows(phone)).toHaveCount(6);
  await expect(list(phone)).toContainText('Customer One');
  await takeBack(phone, text);
  await expect(said(phone, 'Restored: 0 orders added, 0 changed.')).toBeVisible();
  await phone.reload();
  await hydrate(phone);
  await expect(rows(phone)).toHaveCount(6);
  await context.close();
});

/** A browser that does nothing with a download, and shares no files: one within an app. */
const savesNothing = `
const click = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function () {
  if (!this.download) click.call(this);
};
delete Navigator.prototype.canShare;`;

test('where a browser saves nothing no copy counts, and the book leaves as a text that another phone takes back', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(savesNothing);
  await openBook(page);
  await files(page).getByRole('button', { name: 'Save a copy' }).click();
  await expect(said(page, 'Is the copy there?')).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expect(files(page)).not.toContainText('Last copy');
  await files(page).getByRole('button', { name: 'Save a copy' }).click();
  await files(page).getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect(said(page, 'Then it does not count. Try another way')).toBeVisible();
  await expect(files(page)).not.toContainText('Last copy');
  await expect(files(page).getByRole('button', { name: 'Share a copy' })).toHaveCount(0);
  await files(page).getByRole('button', { name: 'Copy as text' }).click();
  await expect(said(page, 'Copied. Paste it')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(bookText(week));
  await files(page).getByRole('button', { name: 'Yes, it is there' }).click();
  await expect(files(page)).toContainText('Last copy: 26 November');

  const other = await browser.newContext();
  const phone = await other.newPage();
  await openBook(phone, [booked(8)]);
  const pasted = files(phone).getByLabel('Or paste the text of a copy');
  await pasted.fill(text.slice(0, -9));
  await files(phone).getByRole('button', { name: 'Restore the text' }).click();
  await expect(said(phone, 'That is not a whole copy of the order book.')).toBeVisible();
  await pasted.fill(`\n${text}\n`);
  await files(phone).getByRole('button', { name: 'Restore the text' }).click();
  await expect(said(phone, 'Restored: 5 orders added, 0 changed.')).toBeVisible();
  await expect(rows(phone)).toHaveCount(6);
  await expect(pasted).toHaveValue('');
  await other.close();
});

test('a file that is no copy is refused with a sentence, and nothing is lost', async ({ page }) => {
  await openBook(page);
  for (const text of ['', '\u0089PNG', '{"orders":[]}', bookText(week).slice(0, -9)]) {
    await takeBack(page, text, 'holiday.png');
    await expect(said(page, /^holiday\.png is not a copy of the order book\./)).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
  }
  const [entry] = week;
  const later = { ...entry, code: `9${entry?.code.slice(1)}` };
  await takeBack(page, JSON.stringify({ book: [booked(8), later] }));
  await expect(said(page, '1 order of the copy could not be read.')).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
});

test('where the phone shares files, table and copy go into its share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        document.body.dataset.shared = `${file?.name} ${(await file?.text())?.slice(0, 9)}`;
      },
    });
  });
  await openBook(page);
  await files(page).getByRole('button', { name: 'Share a copy' }).click();
  await expect(said(page, `${shop.id}-order-book-2026-11-26.txt is shared.`)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\.txt \{"book":\[/);
  await expect(files(page)).toContainText('Last copy: 26 November');
});

test('where storage takes no more the book says that it is not kept, and is copied', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name === key) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, bookKey);
  await page.clock.setFixedTime(now);
  await seed(page, { [shopPhoneKey]: mark });
  await openPage(page, '/order/#book');
  await takeBack(page, bookText(week));
  await expect(rows(page)).toHaveCount(5);
  await expect(said(page, 'This phone does not keep the order book.')).toBeVisible();
  const { text } = await saved(page, 'Save a copy');
  expect(text).toBe(bookText(week));
});

test('the book is used by keyboard alone', async ({ page }) => {
  await openBook(page);
  await search(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(filter(page, 'To confirm')).toHaveAttribute('aria-current', 'true');
  await expect(filter(page, 'To confirm')).toBeFocused();
  await page.getByRole('button', { name: 'Table and copy' }).focus();
  await page.keyboard.press('Enter');
  await expect(files(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(files(page).getByRole('button', { name: 'Save the table' })).toBeFocused();
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

test('a book of 1,000 orders draws a part of them, more on a tap, and Back returns to the place', async ({
  page,
}) => {
  await openBook(page, thousand);
  await expect(filter(page, 'All')).toHaveAccessibleName('All 1000');
  await expect(rows(page)).toHaveCount(25);
  await list(page).getByRole('button', { name: 'Show more orders' }).click();
  await expect(rows(page)).toHaveCount(75);
  await rows(page).nth(60).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Order ${shop.orderPrefix}-`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(75);
  await expect(rows(page).nth(60)).toBeInViewport();
  const sum = thousand.slice(0, 4).reduce((all, entry) => all + sumOf(entry), 0);
  await expect(list(page)).toContainText(`4 orders, ${formatKes(sum).replace(' ', '\u00a0')}`);
});

function sumOf(entry: BookedOrder): number {
  return contentOf(entry).lines.reduce((sum, line) => sum + line.priceKes * line.quantity, 0);
}

/** In ms, on a processor that is four times slower. A letter that takes longer is felt. */
const LONGEST_ANSWER = 200;

test('a letter of a search in 1,000 orders is answered at once on a slow phone', async ({
  page,
}) => {
  await openBook(page, thousand);
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

test('without script the page of the book says what it says for any order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/order/#book');
  const text = page.locator('main noscript p').first();
  await expect(text).toContainText('The list of an order is in its WhatsApp message.');
  await context.close();
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
