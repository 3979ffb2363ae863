import type { Locator, Page } from '@playwright/test';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';

import { formatKes, parseKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { pagePaths } from '@/lib/links/page-paths';
import {
  encodeLink,
  type LinkContent,
  type OrderedLine,
  type OrderFacts,
} from '@/lib/order/link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { partlySoldOut, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { catalogueFileOf, phone, priceOf, products } from './shop-under-test';
import { chatMessage, choosePay, openCart } from './shopper-steps';

const goneSize = partlySoldOut.soldOutSizes?.[0] ?? '';
const soldOutText = `${goneSize} is sold out`;
const reference = referenceOfText('an order');
const title = `Order ${shownReference(reference)}`;
const damaged = 'This link is incomplete';

const item = ({ id, sizes, priceKes }: typeof shoe, over: Partial<OrderedLine> = {}) => ({
  id,
  size: sizes[1],
  priceKes,
  quantity: 1,
  ...over,
});
const raised = item(shoe, { priceKes: shoe.priceKes - 150, quantity: 2 });
const wasNow = `was ${formatKes(raised.priceKes)}, now ${priceOf(shoe)}`.replaceAll(
  'KSh ',
  'KSh\u00a0',
);
const soldOut = { id: partlySoldOut.id, size: goneSize, priceKes: 700, quantity: 1 };
const gone = item(shoe, { id: 'old-penny-loafer', priceKes: 900 });
const facts = {
  reference,
  day: 326,
  area: 'Anywhere else',
  feeKes: 250,
  place: 'Kisumu',
  payBy: 'paybill',
} satisfies OrderFacts;

const codeOf = (content: LinkContent) => encodeLink(content) ?? '';
const orderOf = (lines: readonly OrderedLine[], over: Partial<OrderFacts> = {}) =>
  codeOf({ lines, order: { ...facts, ...over } });
const plain = orderOf([item(shoe), item(plainProduct, { quantity: 3 })]);
/** Each at the price that any quantity has. */
const withoutSteps = products.filter(({ priceSteps }) => !priceSteps);
const manyLines = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const { id, sizes, priceKes } = withoutSteps[at % withoutSteps.length] ?? shoe;
    return { id, size: sizes.at(-1) ?? '', priceKes, quantity: 1 + (at % 3) };
  });

async function open(page: Page, code: string) {
  await openPage(page, `${pagePaths.order}#${code}`);
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const lines = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem');
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) });
const changes = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /since|longer|today/ });

/** The data that the page shows of each line: name, size and quantity at a price. */
const textsOf = (page: Page) =>
  lines(page).evaluateAll((all) =>
    all.map((line) =>
      [...line.querySelectorAll('p')].map((text) => text.textContent.replaceAll('\u00a0', ' ')),
    ),
  );

test('the link in a cart’s message shows the whole order in another browser', {
  tag: '@both',
}, async ({ page, browser, baseURL }) => {
  await seedCart(page, storedCart(4));
  await page.goto('/about/');
  const cart = await openCart(page);
  await choosePay(cart, 'Send money by M-Pesa');
  const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
  const link = message.match(/http\S+$/)?.[0] ?? '';
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await open(other, new URL(link).hash.slice(1));
  await expect(
    heading(other, message.match(new RegExp(`${shop.orderPrefix}-\\w+`))?.[0] ?? '-'),
  ).toBeVisible();
  await expect(lines(other).getByRole('link', { name: shoe.name }).first()).toBeVisible();
  const ordered = JSON.parse(storedCart(4)).state.lines as { size: string }[];
  expect(await textsOf(other)).toEqual(
    ordered.map(({ size }) => [shoe.name, `Size ${size}`, `1 × ${priceOf(shoe)}`, priceOf(shoe)]),
  );
  await expect(row(other, 'Total')).toContainText(priceOf(shoe, 4));
  await expect(other.getByText(localPhone(payments.mpesaNumber)).first()).toBeVisible();
  await other.close();
});

test('an order shows its day, lines, delivery, total and the numbers to pay, with no second price', async ({
  page,
}) => {
  await open(page, plain);
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveTitle(`${title} | ${shop.name}`);
  await expect(page.getByText('Ordered on Monday, 23 November 2026')).toBeVisible();
  const goods = shoe.priceKes + 3 * plainProduct.priceKes;
  await expect(row(page, 'Goods')).toContainText(formatKes(goods));
  await expect(row(page, 'Delivery')).toContainText('Anywhere else, Kisumu');
  await expect(row(page, 'Delivery')).toContainText(formatKes(250));
  await expect(row(page, 'Total')).toContainText(formatKes(goods + 250));
  const name = lines(page).first().getByRole('link', { name: shoe.name });
  await expect(name).toHaveAttribute('href', `${shoe.path}?size=${shoe.sizes[1]}`);
  await expect(lines(page).first().locator('img')).toHaveJSProperty('complete', true);
  await expect(row(page, 'Amount').getByText(formatKes(goods + 250))).toBeVisible();
  await expect(row(page, 'Paybill number')).toContainText(payments.paybill.number);
  await expect(row(page, 'Account number')).toContainText(payments.paybill.account);
  await expect(changes(page)).toHaveCount(0);
});

test('an order shows a price raised and a size sold out since, and what it comes to today', {
  tag: '@both',
}, async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${cataloguePath}`, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, orderOf([raised, soldOut, gone]));
  await expect(heading(page, title)).toBeVisible();
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(lines(page).nth(0).getByText(wasNow)).toBeVisible();
  await expect(lines(page).nth(0)).toContainText(formatKes(raised.priceKes * 2));
  await expect(lines(page).nth(1).getByText(soldOutText)).toBeVisible();
  await expect(lines(page).nth(2).getByText('No longer sold')).toBeVisible();
  await expect(lines(page).nth(2).getByText('Old penny loafer')).toBeVisible();
  await expect(lines(page).nth(2).getByRole('link')).toHaveCount(0);
  const ordered = raised.priceKes * 2 + 700 + 900 + 250;
  await expect(row(page, 'Total')).toContainText(formatKes(ordered));
  await expect(changes(page)).toContainText('1 price has changed since.');
  await expect(changes(page)).toContainText('2 items can no longer be ordered.');
  await expect(changes(page)).toContainText(/What we still have comes to KSh\s[\d,]+ today/);
  await expect(changes(page)).toContainText('Ask on WhatsApp before you pay.');
  const today = parseKes((await changes(page).textContent())?.match(/KSh\s[\d,]+/)?.[0] ?? '');
  expect(today).toBeGreaterThanOrEqual(2 * shoe.priceKes);
  const about = (await announcements()).filter((text) => text.includes('has changed'));
  expect(about).toHaveLength(1);
});

test('a price raised between two looks at an order is shown at the second', async ({ page }) => {
  await open(page, plain);
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  const dearer = products.map((one) =>
    one.id === shoe.id ? { ...one, priceKes: shoe.priceKes + 100 } : one,
  );
  const file = catalogueFileOf(dearer);
  await page.route(`**${cataloguePath}`, (route) => route.fulfill({ body: file }));
  await page.reload();
  await hydrate(page);
  await expect(changes(page)).toContainText('1 price has changed since.');
  await expect(changes(page)).toContainText('At today’s prices it comes to');
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('an order without the catalogue shows its own prices and says that today’s are not known', async ({
    page,
  }) => {
    await page.route(`**${cataloguePath}`, (route) => route.abort());
    await open(page, orderOf([raised]));
    await expect(page.getByText('These are from the day you ordered.')).toBeVisible();
    await expect(lines(page).first()).toContainText(formatKes(raised.priceKes * 2));
    await expect(page.getByText(wasNow)).toHaveCount(0);
  });

  test('an order whose script does not load says so', async ({ page }) => {
    const html = await (await page.request.get(pagePaths.order)).text();
    await page.route('**/_next/**/*.js', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await openPage(page, pagePaths.order);
    await expect(page.getByText('The list did not load.')).toBeVisible();
  });
});

test('an order without a way to pay or an area folds each number and leaves the fee open', async ({
  page,
}) => {
  const { feeKes: _, ...asked }: OrderFacts = facts;
  await open(
    page,
    codeOf({ lines: [item(shoe)], order: { ...asked, area: '', place: '', payBy: 'undecided' } }),
  );
  await expect(row(page, 'Delivery')).toContainText('to be agreed');
  await expect(row(page, 'Total without delivery')).toContainText(priceOf(shoe));
  await page.getByText('Bank paybill', { exact: true }).click();
  await expect(row(page, 'Paybill number')).toBeVisible();
  await page.getByText('Send money by M-Pesa', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy M-Pesa number' }).click();
  await expect(page.getByText(/^Copied|^Press and hold/).first()).toBeVisible();
});

test('a cart that somebody sent has its lines and total, without reference and payment', {
  tag: '@both',
}, async ({ page }) => {
  await open(page, codeOf({ lines: [item(shoe, { quantity: 2 })] }));
  await expect(heading(page, `A cart from ${shop.name}`)).toBeVisible();
  await expect(row(page, 'Total')).toContainText(priceOf(shoe, 2));
  await expect(page.getByRole('main').getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
});

/** The code with another last digit in the shoe's price, and nothing else changed. */
function withOtherPrice(code: string) {
  const price = `_${shoe.priceKes.toString(36)}`;
  return code.replace(price, price.slice(0, -1) + (price.endsWith('1') ? '2' : '1'));
}

const codes = [
  ['cut by one character', plain.slice(0, -1), damaged],
  ['with one digit of a price changed', withOtherPrice(plain), damaged],
  ['of a later release', `3${plain.slice(1)}`, 'This link is newer than the page'],
  ['with script', '1c.<img src=x onerror=alert(1)>_40_rs.1abcdef', damaged],
  ['with half an escape', `${plain}%`, damaged],
] as const;

test('a link that is not whole or not of this release shows what to do instead and stores nothing', async ({
  page,
}) => {
  for (const [what, code, expected] of codes) {
    await test.step(what, async () => {
      await page.goto('about:blank');
      await open(page, code);
      await expect(heading(page, expected)).toBeVisible();
      const main = page.getByRole('main');
      expect(await chatMessage(main.getByRole('link', { name: 'Ask us on WhatsApp' }))).toContain(
        'open the link',
      );
      await expect(main.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
        0, 0,
      ]);
    });
  }
});

test('a link whose characters an app has escaped is read', async ({ page }) => {
  await open(page, plain.replaceAll('.', '%2E').replaceAll('_', '%5F'));
  await expect(heading(page, title)).toBeVisible();
});

test('Your orders is an in-page step that Back returns from, and the skip link keeps the order', async ({
  page,
}) => {
  await open(page, plain);
  await expect(heading(page, title)).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#${plain}$`));
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(heading(page, title)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await expect(heading(page, 'Your orders')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same');
});

test('Back after a link to the place where the page is leaves the focus alone', async ({
  page,
}) => {
  await open(page, plain);
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await expect(heading(page, 'Your orders')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.locator('main').blur();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = location.href;
    document.body.append(link);
    link.click();
  });
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('main')).not.toBeFocused();
});

test('an order is shared by its link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (content) => {
      document.documentElement.dataset.shared = JSON.stringify(content);
    };
  });
  await open(page, plain);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.locator('html').getAttribute('data-shared');
  const { url, text } = JSON.parse(shared ?? '{}');
  expect(url).toBe(page.url());
  expect(text).toBe(`${title} at ${shop.name}`);
});

test('an order of 20 lines prints on one A4 page, one of five on a roll of 58 mm', {
  tag: '@wide',
}, async ({ page }) => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  await open(page, orderOf(manyLines(20)));
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  await expect(page.getByText('The wholesale price is asked for.')).toBeVisible();
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  expect(pagesOf(await page.pdf({ format: 'A4', margin }))).toBe(1);
  await open(page, orderOf(manyLines(5), { area: '', place: '' }));
  await page.reload();
  await hydrate(page);
  await expect(lines(page)).toHaveCount(5);
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  expect(pagesOf(await page.pdf({ width: '58mm', height: '297mm' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const text of [title, 'Ordered on', payments.paybill.number, phone.shown, 'Total']) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the page of an order says that the list is in the chat', async ({
    page,
  }) => {
    await page.goto(`${pagePaths.order}#${plain}`);
    await expect(page.getByText('Opening your orders…')).toBeHidden();
    // Playwright's text and role locators leave out what is in <noscript>.
    const text = page.locator('main noscript p').first();
    await expect(text).toBeVisible();
    await expect(text).toContainText('The list of an order is in its WhatsApp message.');
    const ask = page.locator('main noscript a');
    await expect(ask).toHaveAttribute('href', new RegExp(`^${phone.chat}`));
  });
});

test('the page of an order has a share card, and search engines leave it out', async ({ page }) => {
  await page.goto(pagePaths.order);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(card ?? '').pathname)).headers()['content-type']).toBe(
    'image/jpeg',
  );
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/order/');
});

test('an order is looked at without changing the cart', async ({ page }) => {
  await seedCart(page, storedCart(2));
  await open(page, plain);
  await expect(lines(page)).toHaveCount(2);
  expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe(storedCart(2));
});
