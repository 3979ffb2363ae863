import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { pageDataFolder } from '@/lib/export/page-data.build';
import { mySizesKey, orderChoicesKey } from '@/lib/remembered/storage-keys';
import { seedCart, storedCart } from './cart-storage';
import { addresses, shoe } from './examples';
import { MAP_TEXT } from './fake-maps';
import { servePayPal } from './fake-paypal';
import { expect, test, untilHydrated } from './fixtures';
import { seed } from './seed';

/**
 * Gzipped bytes of all script, the framework's included, before anything is tapped. An order's page has the
 * most: where the order stands, how it is paid, and the message of a payment.
 */
const LIMIT = 210_000;

const { home, shop, product, contact, order } = addresses;

// A category has the script of Shop, and About less than any.
for (const address of [home, shop, product, contact, order]) {
  test(`the script that ${address} loads without a tap is within its limit`, async ({
    page,
    baseURL,
  }) => {
    const scripts: Response[] = [];
    let sheets = 0;
    let pending = 0;
    page.on('request', () => (pending += 1));
    page.on('requestfinished', () => (pending -= 1));
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== baseURL || pathname.startsWith(pageDataFolder)) return;
      if (pathname.endsWith('.js')) scripts.push(response);
      if (pathname.endsWith('.css')) sheets += 1;
    });
    const payPal = await servePayPal(page);
    await seedCart(page, storedCart(1));
    await seed(page, {
      [orderChoicesKey]: '{"state":{"place":"beside the market"}}',
      [mySizesKey]: JSON.stringify({ state: { sizes: { [shoe.sizeGroup]: '1' } } }),
    });
    await page.goto(address);
    await untilHydrated(page);
    const ownSheets = await page.locator('link[rel=stylesheet]:not([disabled])').count();
    if (address === contact) {
      await page.getByRole('region', { name: 'Find our stall' }).scrollIntoViewIfNeeded();
      await page.getByText(MAP_TEXT).waitFor({ state: 'attached' });
    }
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();

    // The parts that load by themselves have loaded: PayPal's part, the map, and the product dialog
    // with its style sheet.
    await expect.poll(() => payPal.length).toBe(1);
    await expect(page.getByText(MAP_TEXT)).toHaveCount(address === contact ? 1 : 0);
    const withoutDialog: readonly string[] = [contact, order];
    const dialogs = withoutDialog.includes(address) ? 0 : 1;
    await expect.poll(() => sheets >= ownSheets + dialogs && pending === 0).toBe(true);

    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });
}
