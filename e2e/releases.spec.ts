import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures';
import type { Release } from './releases/release';
import { releases } from './releases/releases';
import { fixture } from './servers';
import { markShopPhone } from './shop-phone';
import { openCart, sizeRadio } from './shopper-steps';

type Phone = Pick<Release['shopper'], 'at' | 'local' | 'session'>;

/** Puts into the browser what a phone of a release keeps, before its first page opens. */
async function usePhone(page: Page, { at, local, session }: Phone) {
  await page.clock.setFixedTime(at);
  await page.addInitScript(
    (kept) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', 'yes');
      for (const [key, text] of Object.entries(kept.local)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(kept.session)) sessionStorage.setItem(key, text);
    },
    { local, session },
  );
}

async function open(page: Page, path: string) {
  await openPage(page, path);
}

const titles = (rows: readonly (readonly [string, string])[]) => rows.map(([title]) => title);
const notes = (rows: readonly (readonly [string, string])[]) => rows.map(([, note]) => note);

const sellers = releases.flatMap(({ version, seller }) => (seller ? { version, ...seller } : []));

for (const { version, shopper, addresses } of releases) {
  const { cartShows, remembers } = shopper;

  test(`the cart of release ${version} has its lines, its choices and a total of today`, async ({
    page,
  }) => {
    await usePhone(page, shopper);
    await open(page, '/shop/');
    const cart = await openCart(page);
    const lines = cart.getByRole('listitem');
    await expect(lines).toHaveCount(cartShows.lines.length);
    await expect(lines).toContainText(titles(cartShows.lines));
    await expect(lines).toContainText(notes(cartShows.lines));
    const total = cart.getByRole('status').filter({ hasText: /^Total/ });
    await expect(total).toContainText(cartShows.total);
    const { area = '', place = '' } = remembers.choices ?? {};
    await expect(cart.getByLabel('Area')).toHaveValue(area);
    await expect(cart.getByLabel('Town or landmark')).toHaveValue(place);
  });

  test(`pages, parts and files that release ${version} published are there`, async ({
    request,
    page,
  }) => {
    for (const [path, kept] of Object.entries(addresses.pages)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(await answer.text()) ?? [];
      expect(canonical, path).toBe(kept && fixture.site + kept);
    }
    for (const [path, text] of Object.entries(addresses.files)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain(text);
    }
    for (const path of addresses.parts) {
      await page.goto(path);
      await expect(page.locator(':target')).toBeInViewport();
    }
  });

  test(`searches, filters and sizes in addresses of release ${version} choose the same`, async ({
    page,
  }) => {
    for (const { path, has, lacks } of addresses.listings) {
      await open(page, path);
      const shelf = page.getByRole('list', { name: /^(Products|Bidhaa)$/ });
      const card = (name: string) => shelf.getByRole('link', { name, exact: true });
      for (const name of has) await expect(card(name), path).toBeVisible();
      await expect(card(lacks), path).toHaveCount(0);
    }
    for (const { path, size, quantity } of addresses.sizes) {
      await open(page, path);
      await expect(sizeRadio(page, size), path).toBeChecked();
      await expect(page.getByRole('textbox', { name: 'Quantity' }), path).toHaveValue(quantity);
    }
  });
}

/** Since 1.1.0 an order has a link, and a phone keeps its orders. */
const withOrders = releases.filter(({ links }) => links.length > 0);

for (const { version, shopper, links } of withOrders) {
  test(`the orders of a phone of release ${version} are listed with where they stand`, async ({
    page,
  }) => {
    await usePhone(page, shopper);
    await open(page, '/order/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
    const rows = page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
    await expect(rows).toHaveCount(shopper.ordersShow.count);
    for (const [order, note] of shopper.ordersShow.rows) {
      await expect(rows.filter({ has: page.getByText(order, { exact: true }) })).toContainText(
        note,
      );
    }
  });

  test(`links of release ${version} show their orders and carts`, async ({ page }) => {
    await page.clock.setFixedTime(shopper.at);
    await open(page, '/order/');
    for (const { code, shows } of links) {
      await page.goto(`/order/#${code}`);
      for (const text of shows) await expect(page.getByRole('main')).toContainText(text);
    }
  });
}

for (const { version, copy, bookShows, ...phone } of sellers) {
  const rows = (page: Page) =>
    page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
  const files = (page: Page) => page.getByRole('region', { name: 'Table and copy' });

  test(`the order book of release ${version} has its orders and the day of its copy`, async ({
    page,
  }) => {
    await usePhone(page, phone);
    await open(page, '/order/#book');
    await expect(rows(page)).toContainText(titles(bookShows));
    await expect(rows(page)).toContainText(notes(bookShows));
    await expect(files(page)).toContainText('28 November');
  });

  test(`a copy of the order book of release ${version} is restored on another phone`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(phone.at);
    await markShopPhone(page);
    await open(page, '/order/#book');
    const file = { name: 'copy.txt', mimeType: 'text/plain', buffer: Buffer.from(copy) };
    await files(page).getByLabel('Restore a copy').setInputFiles(file);
    await expect(rows(page)).toContainText(titles(bookShows));
    await expect(rows(page)).toContainText(notes(bookShows));
  });
}
