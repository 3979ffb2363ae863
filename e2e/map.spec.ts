import type { Page } from '@playwright/test';
import { messages } from '@/data/messages';
import { shop } from '@/data/shop';
import { directionsLink } from '@/lib/site/links';
import { googleSide, MAPS, type MapsMood, serveMaps } from './fake-maps';
import { expect, test } from './fixtures';
import { configured } from './servers';

const place = (page: Page) => page.getByRole('region', { name: 'Find our stall' });
const loading = (page: Page) => place(page).getByRole('status');
const map = (page: Page) => place(page).getByText('A map of Thika');

async function goToMap(page: Page) {
  await page.goto('/contact/');
  await place(page).scrollIntoViewIfNeeded();
}

async function expectPanel(page: Page) {
  await expect(place(page).getByText(messages.mapFailed, { exact: true })).toBeVisible();
  await expect(place(page).getByText(messages.mapFailedHint)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await expectDetails(page);
}

/** Address, phone, hours and the way there, whatever the map does. */
async function expectDetails(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByText(shop.address.street).first()).toBeVisible();
  await expect(main.getByText(shop.hours).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  const directions = main.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('href', directionsLink());
}

test.describe('as the shop comes, without a key', () => {
  test('the panel stands there at once, and Google is not asked', async ({ page }) => {
    const asked = await serveMaps(page);
    await goToMap(page);
    await expectPanel(page);
    expect(asked).toEqual([]);
  });

  test.describe('and without script', () => {
    test.use({ javaScriptEnabled: false });
    test('so it does, with address and directions', async ({ page }) => {
      await page.goto('/contact/');
      await expectPanel(page);
    });
  });
});

test.describe('with a key', () => {
  test.use({ baseURL: configured.url });

  test('nothing is asked of Google before the map comes near', async ({ page }) => {
    const asked = await serveMaps(page);
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto('/contact/');
    await page.waitForLoadState('networkidle');
    await expectDetails(page);
    expect(asked).toEqual([]);
    await place(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('the script is asked for with the key and the places library', async ({ page }) => {
    const asked = await serveMaps(page);
    await goToMap(page);
    await expect(map(page)).toBeVisible();
    const query = asked[0]?.searchParams;
    expect(query?.get('key')).toBe(configured.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY);
    expect(query?.get('libraries')).toContain('places');
  });

  test('it shows the stall: a pin, its name, address, hours, and the way there', async ({
    page,
  }) => {
    await serveMaps(page);
    await goToMap(page);
    await expect(map(page)).toBeVisible();
    const { maps, pins } = await googleSide(page);
    expect(maps[0]?.center).toEqual(shop.location);
    expect(pins[0]?.position).toEqual(shop.location);
    const told = place(page);
    await expect(told.getByText(shop.name, { exact: true })).toBeVisible();
    await expect(told.getByText(shop.address.street)).toBeVisible();
    await expect(told.getByText(shop.hours)).toBeVisible();
    const directions = told.getByRole('link', { name: 'Directions to the stall' });
    await expect(directions).toHaveAttribute('href', directionsLink());
    await told.getByRole('button', { name: 'Close the box' }).click();
    await expect(directions).toHaveCount(0);
    await told.getByRole('button', { name: `Pin: ${shop.name}` }).click();
    await expect(directions).toBeVisible();
  });

  test('it is there again when she comes back to the page', async ({ page }) => {
    await serveMaps(page);
    await goToMap(page);
    await expect(map(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/about/);
    await page.goBack();
    await place(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
  });

  test('while it loads it says so', async ({ page }) => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await serveMaps(page);
    await page.route(MAPS, async (route) => {
      await waiting;
      await route.fallback();
    });
    await goToMap(page);
    await expect(loading(page)).toHaveText(messages.mapLoading);
    await expectDetails(page);
    answer();
    await expect(map(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });

  test.describe('that Google refuses', () => {
    test('the panel takes the map’s place', async ({ page }) => {
      await serveMaps(page, { key: 'is refused' });
      await goToMap(page);
      await expectPanel(page);
    });
  });

  test.describe('and a blocked script', () => {
    test.use({
      expectedConsoleErrors: { patterns: [/Google Maps did not load/, /Failed to load resource/] },
    });

    for (const [name, reason] of [
      ['blocked', 'blockedbyclient'],
      ['offline', 'internetdisconnected'],
    ] as const)
      test(`${name}: the panel, and the map once the network is back`, async ({ page }) => {
        await page.route(MAPS, (route) => route.abort(reason));
        await goToMap(page);
        await expectPanel(page);
        await page.unroute(MAPS);
        await serveMaps(page);
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(map(page)).toBeVisible();
      });
  });

  test.describe('and ten seconds of silence', () => {
    test.use({ expectedConsoleErrors: { patterns: [/Google Maps has not answered/] } });

    test('the panel, and the map once the network is back', async ({ page }) => {
      await page.clock.install();
      await page.route(MAPS, () => {});
      const asked = page.waitForRequest(MAPS);
      await goToMap(page);
      await asked;
      await expect(loading(page)).toHaveText(messages.mapLoading);
      // Real seconds pass too, on a slow machine more of them.
      await page.clock.runFor(6000);
      await expect(loading(page)).toHaveText(messages.mapLoading);
      await page.clock.runFor(4500);
      await expectPanel(page);
      await page.unroute(MAPS);
      await serveMaps(page);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(map(page)).toBeVisible();
    });
  });

  test.describe('and libraries that do not come', () => {
    test.use({ expectedConsoleErrors: { patterns: [/Google Maps did not load/] } });

    test('the panel, and the map once the network is back', async ({ page }) => {
      await serveMaps(page, { libraries: 'are blocked once' });
      await goToMap(page);
      await expectPanel(page);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(map(page)).toBeVisible();
    });
  });

  const nonsense: MapsMood = { libraries: 'break the map' };
  test.describe('and a map that breaks', () => {
    test.use({ expectedConsoleErrors: { patterns: [/The map broke/] } });

    test('the panel, and the page stands', async ({ page }) => {
      await serveMaps(page, nonsense);
      await goToMap(page);
      await expectPanel(page);
      await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
    });
  });
});
