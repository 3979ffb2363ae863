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

const titles = (rows: readonly (readonly [string, string])[]) => rows.map(([title]) => title);
const notes = (rows: readonly (readonly [string, string])[]) => rows.map(([, note]) => note);

const sellers = releases.flatMap(({ version, seller }) => (seller ? { version, ...seller } : []));

for (const { version, shopper, addresses, links } of releases) {
  const { cartShows, remembers, ordersShow } = shopper;

  test(`a phone of release ${version} has its cart and orders, and another opens the links of its chats`, async ({
    page,
    browser,
  }) => {
    await usePhone(page, shopper);

    await test.step('the cart has its lines, its choices and a total of today', async () => {
      await openPage(page, '/shop/');
      const cart = await openCart(page);
      const lines = cart.getByRole('listitem');
      await expect(lines).toHaveCount(cartShows.lines.length);
      await expect(lines).toContainText(titles(cartShows.lines));
      await expect(lines).toContainText(notes(cartShows.lines));
      const total = cart
        .getByRole('status')
        .filter({ hasText: /^(Total|Goods|Delivery to be agreed)/ });
      await expect(total).toContainText(cartShows.total);
      const { area = '', place = '' } = remembers.choices ?? {};
      await expect(cart.getByLabel('Area')).toHaveValue(area);
      await expect(cart.getByLabel('Town or landmark')).toHaveValue(place);
    });

    await test.step('the orders are listed with where they stand', async () => {
      await openPage(page, '/order/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
      const rows = page.getByRole('region', { name: 'Your orders' }).getByRole('listitem');
      await expect(rows).toHaveCount(ordersShow.count);
      for (const [order, note] of ordersShow.rows) {
        const row = rows.filter({ has: page.getByText(order, { exact: true }) });
        await expect(row).toContainText(note);
      }
    });

    await test.step('links show their orders and carts', async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.clock.setFixedTime(shopper.at);
      await openPage(other, '/order/');
      for (const { code, shows } of links) {
        await other.goto(`/order/#${code}`);
        for (const text of shows) await expect(other.getByRole('main')).toContainText(text);
      }
      await context.close();
    });
  });

  test(`addresses that release ${version} published lead to the same`, async ({
    request,
    page,
  }) => {
    await test.step('pages, parts and files are there', async () => {
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

    await test.step('searches, filters and sizes choose the same', async () => {
      for (const { path, has, lacks } of addresses.listings) {
        await openPage(page, path);
        const shelf = page.getByRole('list', { name: /^(Products|Bidhaa)$/ });
        const card = (name: string) => shelf.getByRole('link', { name, exact: true });
        for (const name of has) await expect(card(name), path).toBeVisible();
        await expect(card(lacks), path).toHaveCount(0);
      }
      for (const { path, size, quantity } of addresses.sizes) {
        await openPage(page, path);
        await expect(sizeRadio(page, size), path).toBeChecked();
        await expect(page.getByRole('textbox', { name: 'Quantity' }), path).toHaveValue(quantity);
      }
    });
  });
}

for (const { version, copy, bookShows, ...phone } of sellers) {
  const rows = (page: Page) =>
    page.getByRole('region', { name: 'Orders', exact: true }).getByRole('listitem');
  const files = (page: Page) => page.getByRole('region', { name: 'Table and copy' });

  test(`the order book of release ${version} has its orders, and its copy is restored on another phone`, async ({
    page,
    browser,
  }) => {
    await usePhone(page, phone);
    await openPage(page, '/order/#book');
    await expect(rows(page)).toContainText(titles(bookShows));
    await expect(rows(page)).toContainText(notes(bookShows));
    await expect(files(page)).toContainText('28 November');

    const context = await browser.newContext();
    const other = await context.newPage();
    await other.clock.setFixedTime(phone.at);
    await markShopPhone(other);
    await openPage(other, '/order/#book');
    const file = { name: 'copy.txt', mimeType: 'text/plain', buffer: Buffer.from(copy) };
    const copies = other.getByRole('region', { name: 'Copy of the book' });
    await copies.getByLabel('Restore a copy').setInputFiles(file);
    await expect(rows(other)).toContainText(titles(bookShows));
    await expect(rows(other)).toContainText(notes(bookShows));
    await context.close();
  });
}
