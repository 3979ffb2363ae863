import type { Locator, Page } from '@playwright/test';
import { payments, shop } from '@/e2e/shop/whole-shop';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';

import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { pagePaths } from '@/lib/links/page-paths';
import {
  encodeLink,
  type LinkContent,
  type OrderedLine,
  type OrderFacts,
} from '@/lib/order/order-link-format';
import { referenceOfText, shownReference } from '@/lib/order/reference';
import { recordAnnouncements } from './announcements';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { partlySoldOut, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { catalogueFileOf, phone, priceOf, products } from './shop-under-test';
import { chatMessage, choosePay, openCart } from './shopper-steps';

const goneSize = partlySoldOut.soldOutSizes?.[0] ?? '';
const reference = referenceOfText('an order');
const title = `Order ${shownReference(reference)}`;

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

test('the link in a cart’s message shows the whole order in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
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
  await expect(row(other, 'To pay')).toContainText(priceOf(shoe, 4));
  await expect(other.getByText(localPhone(payments.mpesaNumber)).first()).toBeVisible();
  await other.close();
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('an order whose script does not load says so', async ({ page }) => {
    const html = await (await page.request.get(pagePaths.order)).text();
    await page.route('**/_next/**/*.js', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await openPage(page, pagePaths.order);
    await expect(page.getByText('This page did not load.')).toBeVisible();
  });
});

test('what has changed since an order is announced once, and a price raised since a look at it is there at the next', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${cataloguePath}`, async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, orderOf([raised, soldOut]));
  await expect(heading(page, title)).toBeVisible();
  const announcements = await recordAnnouncements(page);
  answer();
  await expect(lines(page).nth(0).getByText(wasNow)).toBeVisible();
  const about = (await announcements()).filter((text) => text.includes('is different today'));
  expect.soft(about).toHaveLength(1);
  expect.soft(about[0]).toContain('1 item can no longer be ordered.');

  await page.unroute(`**${cataloguePath}`);
  await open(page, plain);
  await page.reload();
  await hydrate(page);
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  await expect(changes(page)).toHaveCount(0);
  const dearer = products.map((one) =>
    one.id === shoe.id ? { ...one, priceKes: shoe.priceKes + 100 } : one,
  );
  const file = catalogueFileOf(dearer);
  await page.route(`**${cataloguePath}`, (route) => route.fulfill({ body: file }));
  await page.reload();
  await hydrate(page);
  await expect(changes(page)).toContainText('1 price is different today.');
});

test('an order is looked at without changing the cart, and Your orders is a step in the page that Back returns from', async ({
  page,
}) => {
  await seedCart(page, storedCart(2));
  await test.step('a link whose characters an app has escaped is read', async () => {
    await open(page, plain.replaceAll('.', '%2E').replaceAll('_', '%5F'));
    await expect(heading(page, title)).toBeVisible();
  });
  await page.goto('/about/');
  await open(page, plain);
  await expect(lines(page).first().locator('img')).toHaveJSProperty('complete', true);
  const cart = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
  expect.soft(cart).toBe(storedCart(2));

  await test.step('the skip link keeps the order in the address, and adds no step for Back', async () => {
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#${plain}$`));
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step('Your orders has the focus, and Back returns without a load', async () => {
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

  await test.step('Back after a link to the place where the page is leaves the focus alone', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
    await expect(heading(page, 'Your orders')).toBeVisible();
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
});

test('an order of 20 lines prints on one A4 page, one of five on a roll of 58 mm', {
  tag: '@wide',
}, async ({ page }) => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  await open(page, orderOf(manyLines(20)));
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  await expect(page.getByText('We answer your order with the wholesale price.')).toBeVisible();
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  expect(pagesOf(await page.pdf({ format: 'A4', margin }))).toBe(1);
  await open(page, orderOf(manyLines(5), { area: '', place: '' }));
  await page.reload();
  await hydrate(page);
  await expect(lines(page)).toHaveCount(5);
  await expect(lines(page).first().getByRole('link')).toBeVisible();
  expect(pagesOf(await page.pdf({ width: '58mm', height: '297mm' }))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  for (const text of [title, 'Ordered on', payments.paybill.number, phone.shown, 'To pay']) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the page of an order says that the list is in the chat, and search engines leave it out', async ({
    page,
  }) => {
    await page.goto(`${pagePaths.order}#${plain}`);
    await expect(page.getByText('Opening your orders…')).toBeHidden();
    // Playwright's text and role locators leave out what is in <noscript>.
    const text = page.locator('main noscript p').first();
    await expect(text).toBeVisible();
    await expect(text).toContainText('The items of an order are listed in its WhatsApp message.');
    const ask = page.locator('main noscript a');
    await expect(ask).toHaveAttribute('href', new RegExp(`^${phone.chat}`));

    await expect.soft(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const own = page.locator('link[rel=canonical], meta[property="og:url"]');
    await expect.soft(own).toHaveCount(0);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(new URL(card ?? '').pathname);
    expect.soft(picture.headers()['content-type']).toBe('image/jpeg');
    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    expect.soft(sitemap).not.toContain('/order/');
  });
});
