import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { dayText } from '@/lib/format/day';
import { pagePaths, shopPath } from '@/lib/links/page-paths';
import { writeWorker } from '@/lib/offline/write-worker.build';
import { encodeLink } from '@/lib/order/order-link-format';
import { serveFolders } from '@/scripts/build/serve-folders';
import { expectNoViolations } from './axe';
import { cutOffParts } from './cut-off';
import { addresses, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { fixture } from './servers';
import { priceOf } from './shop-under-test';
import { addProduct, chatMessage, chooseSize, openCart } from './shopper-steps';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until the worker is installed and keeps it with its scripts. */
async function openAndKeep(page: Page, address: string) {
  await openPage(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const missing = async () => {
    const scripts = [...document.scripts].flatMap(({ src }) => src || []);
    const addresses = [window.location.pathname, ...scripts];
    const kept = await Promise.all(addresses.map((one) => caches.match(one)));
    return addresses.filter((_, at) => !kept[at]);
  };
  await expect.poll(() => page.evaluate(missing), `${address} is kept`).toEqual([]);
}

/** Opens a page without a network. */
async function openOffline(page: Page, context: BrowserContext, address: string) {
  await context.setOffline(true);
  await openPage(page, address);
}

test('a page keeps the letters of the phone, and the next one has the display face from its first paint', async ({
  page,
}) => {
  const letters = () =>
    page.evaluate(() => ({
      face: getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',')[0],
      files: [...document.fonts].filter(({ family }) => family === 'Display').map((f) => f.status),
    }));
  // The shop's own fonts, not those of the tests.
  await page.addInitScript(() => {
    document.adoptedStyleSheets = [];
  });
  await openAndKeep(page, shoe.path);
  expect(await letters()).toEqual({ face: 'system-ui', files: ['unloaded'] });
  await page.goto(shopPath);
  await expect.poll(letters).toEqual({ face: 'Display', files: ['loaded'] });
});

test.describe(() => {
  // Where the browser shows the icon of the tab.
  test.use({
    expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
  });

  test('without a network a kept page is there under an address with two slashes too', async ({
    page,
    context,
  }) => {
    await openAndKeep(page, shoe.path);
    await openOffline(page, context, `${fixture.url}/${shoe.path}`);
    await expect(page).toHaveURL(shoe.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(shoe.name);
    await chooseSize(main, shoe.sizes[0]);
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('without a network a page that was never opened lists the kept ones, and opens once the network is back', async ({
    page,
    context,
  }) => {
    await openAndKeep(page, shoe.path);
    await openOffline(page, context, addresses.about);
    await expect(page).toHaveURL(addresses.about);
    await expect(page).toHaveTitle(/^No network/);
    const kept = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(kept).toHaveText([`${shoe.name}${priceOf(shoe)}`, 'Shop']);
    await expectNoViolations(page);
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.locator('main').evaluate(cutOffParts)).toEqual([]);
    if (viewport) await page.setViewportSize(viewport);
    await kept.first().click();
    await expect(page).toHaveURL(shoe.path);
    await expect(page.getByRole('heading', { level: 1, name: shoe.name })).toBeVisible();
    await page.goBack();
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // A browser says so before it is, as while another page is opened.
    const opened = await page.evaluate(() => performance.timeOrigin);
    const unanswered = page.waitForEvent('requestfailed', (one) => one.method() === 'HEAD');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await unanswered;
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    await context.setOffline(false);
    await expect(page).not.toHaveTitle(/^No network/);
    await expect(page).toHaveURL(addresses.about);
  });
});

test.describe(() => {
  // Pictures that were never seen, and the icon of the tab.
  test.use({ expectedConsoleErrors: { patterns: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] } });

  test('without a network an opened product, Shop and the cart work, and the order waits', async ({
    page,
    context,
    request,
  }) => {
    const { date } = await (await request.get(cataloguePath)).json();
    await openAndKeep(page, shoe.path);
    await openOffline(page, context, shoe.path);
    const form = page.getByRole('main');
    await chooseSize(form, shoe.sizes[0]);
    await form.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto(shopPath);
    await addProduct(page, plainProduct, plainProduct.sizes[0]);
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    const day = dayText(date, 'day', (await page.getAttribute('html', 'lang')) ?? '');
    await expect(cart.getByText(`No network: these prices are from ${day}.`)).toBeVisible();
    await expect(cart.getByText('WhatsApp will send it when the network is back')).toBeVisible();
    await expectNoViolations(page);
    const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(message).toContain(shoe.name);
    expect(message).toContain(plainProduct.name);
    await context.setOffline(false);
    await expect(cart.getByText(/no network/i)).toHaveCount(0);
  });

  test('without a network the link of an order opens once an order was opened', async ({
    page,
    context,
  }) => {
    const { id, sizes, priceKes } = shoe;
    const codes = [1, 2].map((quantity) =>
      encodeLink({ lines: [{ id, size: sizes[0], priceKes, quantity }] }),
    );
    await openAndKeep(page, `${pagePaths.order}#${codes[0]}`);
    const items = page.getByRole('list', { name: 'Items' });
    await expect(items).toContainText(shoe.name);
    await page.reload();
    await expect(items).toContainText(shoe.name);
    await context.setOffline(true);
    await page.goto(shopPath);
    await page.goto(`${pagePaths.order}#${codes[1]}`);
    await expect(items).toContainText(shoe.name);
    await expect(
      page.getByText('WhatsApp will send your message when the network is back.'),
    ).toBeVisible();
  });
});

test('“Delete what this shop saved” removes the kept pages, and the next page keeps its own anew', async ({
  page,
}) => {
  await openAndKeep(page, shoe.path);
  await openAndKeep(page, pagePaths.privacy);
  await page.getByRole('button', { name: 'Delete what this shop saved' }).click();
  await page.getByRole('button', { name: 'Yes, delete', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  const kept = (path: string) =>
    page.evaluate(async (one) => Boolean(await caches.match(one)), path);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await openAndKeep(page, shopPath);
  expect(await kept(pagePaths.offline)).toBe(true);
  expect(await kept(shoe.path)).toBe(false);
});

/** The shop of the tests on a separate host, whose files a test may change. */
const onOwnHost = test.extend<{
  host: {
    folder: string;
    url: string;
    change: (file: string, by: (text: string) => string) => void;
  };
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  host: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
    const { url, close } = await serveFolders([folder, fixture.folder]);
    const change = (file: string, by: (text: string) => string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      const text = readFileSync(path.join(fixture.folder, file), 'utf8');
      writeFileSync(path.join(folder, file), by(text));
    };
    await use({ folder, url, change });
    close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Asks for the worker's file again, as a browser does after a page load. */
async function updateWorker(page: Page) {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

onOwnHost(
  'a new build is used from the next page on, and does not touch the open one',
  async ({ page, host }) => {
    await openAndKeep(page, shopPath);
    await page.evaluate(() => {
      Object.assign(window, { isOpenStill: true });
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        Object.assign(window, { hasNewWorker: true }),
      );
    });
    host.change('sw.js', (text) => `${text}//next`);
    host.change('shop/index.html', (text) => text.replace('<h1', '<h1 data-build="next"'));
    await updateWorker(page);
    await page.waitForFunction(() => 'hasNewWorker' in window);
    expect(await page.evaluate(() => 'isOpenStill' in window)).toBe(true);
    await addProduct(page, plainProduct, plainProduct.sizes[0]);
    await expect((await openCart(page)).getByRole('listitem')).toHaveCount(1);
    await expect(page.locator('[data-build=next]')).toHaveCount(0);
    await page.goto(shopPath);
    await expect(page.locator('[data-build=next]')).toHaveCount(1);
  },
);

onOwnHost(
  'a build without a worker removes the earlier worker and what it kept',
  async ({ page, host }) => {
    await openAndKeep(page, shopPath);
    writeWorker(host.folder, '', false);
    await updateWorker(page);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]);
    await expect.poll(left).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
