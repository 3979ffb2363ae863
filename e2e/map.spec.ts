import type { Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { directionsLink } from '@/lib/links/chat-and-call';
import { MAP_TEXT, MAPS, readFakeMaps, serveMaps } from './fake-maps';
import { expect, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { fixture } from './servers';
import { address, hours as inWords, phone, visit } from './shop-under-test';
import { openCart } from './shopper-steps';

const place = (page: Page) => page.getByRole('region', { name: 'Find our stall' });
const loading = (page: Page) => place(page).getByRole('status');
const map = (page: Page) => place(page).getByText(MAP_TEXT);

async function goToMap(page: Page) {
  await page.goto('./contact/');
  await place(page).scrollIntoViewIfNeeded();
}

/** A panel is in the map's place. */
async function expectPanel(page: Page) {
  await expect(place(page).getByText(messages.mapFailed, { exact: true })).toBeVisible();
  await expect(place(page).getByText(messages.mapFailedHint)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
}

/** A panel is in the map's place, and all else is on the page. */
async function expectFallbackPanel(page: Page) {
  await expectPanel(page);
  await expectContactDetails(page);
}

/** Address, hours, phone and directions are on the page, whatever the map does. */
async function expectContactDetails(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByText(address.street).first()).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Opening hours' }).getByRole('table'),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', phone.call);
  const directions = main.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('href', directionsLink(visit.location));
}

test.describe('on an export without a key', { tag: '@real' }, () => {
  test('without a key Contact has no map, and Google is not asked', async ({ page }) => {
    const requests = await serveMaps(page);
    await page.goto('./contact/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await hydrate(page);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(place(page)).toHaveCount(0);
    await expect(page.getByText(messages.mapFailed)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script Contact has the address and leads to the stall', async ({ page }) => {
    await page.goto('/contact/');
    await expectContactDetails(page);
  });
});

test('Contact lists days of the same hours together, marks today and names the next closed days', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-04-30T10:00:00+03:00');
  await openPage(page, '/contact/');
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('row')).toHaveCount(3);
  await expect(hours.locator('[aria-current="date"]')).toHaveText('Tuesday–Saturday9AM–5PM');
  await expect(hours.getByRole('row', { name: 'Sunday' })).toHaveText('SundayClosed');
  await expect(hours.getByText('Also closed on Fri 1 May')).toBeVisible();
  await page.clock.setFixedTime('2026-05-01T10:00:00+03:00');
  await page.reload();
  await hydrate(page);
  await expect(hours.locator('[aria-current="date"]')).toHaveText('FridayClosed');
});

test('the map loads when its place is near the screen, has the stall’s marker, and is there again after Back', async ({
  page,
}) => {
  const requests = await serveMaps(page);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(MAPS, async (route) => {
    await waiting;
    await route.fallback();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://maps.googleapis.com/')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 400 });
  await openPage(page, '/contact/');

  await test.step('Google is not asked before, and the rest is there', async () => {
    // The cart loads its script after hydration: what the page requests by itself is requested by then.
    await openCart(page);
    await page.keyboard.press('Escape');
    await expectContactDetails(page);
    expect(asked).toEqual([]);
  });

  await test.step('the place says that the map is loading', async () => {
    await place(page).scrollIntoViewIfNeeded();
    await expect(loading(page)).toHaveText(messages.mapLoading);
    await expectContactDetails(page);
    answer();
    await expect(map(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });

  await test.step('it was asked for once, with the key and the places library', async () => {
    expect(requests).toHaveLength(1);
    const query = requests[0]?.searchParams;
    expect.soft(query?.get('key')).toBe(fixture.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY);
    expect.soft(query?.get('libraries')).toContain('places');
  });

  await test.step('a marker has the stall’s name, address, hours and directions', async () => {
    const { maps, pins } = await readFakeMaps(page);
    expect.soft(maps[0]?.center).toEqual(visit.location);
    expect.soft(pins[0]?.position).toEqual(visit.location);
    const box = place(page);
    await expect(box.getByText(shop.name, { exact: true })).toBeVisible();
    await expect(box.getByText(address.street)).toBeVisible();
    await expect(box.getByText(inWords)).toBeVisible();
    const directions = box.getByRole('link', { name: 'Directions to the stall' });
    await expect(directions).toHaveAttribute('href', directionsLink(visit.location));
    await box.getByRole('button', { name: 'Close the box' }).click();
    await expect(directions).toHaveCount(0);
    await box.getByRole('button', { name: `Pin: ${shop.name}` }).click();
    await expect(directions).toBeVisible();
  });

  await test.step('after Back the map is there again', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/about/);
    await page.goBack();
    await place(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
  });
});

test('a panel takes the map’s place when Google refuses the key', async ({ page }) => {
  await serveMaps(page, { key: 'is refused' });
  await goToMap(page);
  await expectFallbackPanel(page);
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/Google Maps did not load/, /Failed to load resource.*maps\.googleapis/],
    },
  });

  test('a panel takes the map’s place when Google Maps is blocked, until the network is back', async ({
    page,
  }) => {
    await page.route(MAPS, (route) => route.abort('blockedbyclient'));
    await goToMap(page);
    await expectFallbackPanel(page);
    await page.unroute(MAPS);
    await serveMaps(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(map(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Google Maps has not answered/] } });

  test('a panel takes the map’s place after 10 s of silence, until the network is back', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(MAPS, () => {});
    const request = page.waitForRequest(MAPS);
    await goToMap(page);
    await request;
    await expect(loading(page)).toHaveText(messages.mapLoading);
    // Real time passes too: 6 s leave room for a slow machine.
    await page.clock.runFor(6000);
    await expect(loading(page)).toHaveText(messages.mapLoading);
    await page.clock.runFor(4500);
    await expectFallbackPanel(page);
    await page.unroute(MAPS);
    await serveMaps(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(map(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Google Maps did not load/] } });

  test('a panel takes the map’s place when a library fails, until the network is back', async ({
    page,
  }) => {
    await serveMaps(page, { libraries: 'are blocked once' });
    await goToMap(page);
    await expectFallbackPanel(page);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(map(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/The map broke/] } });

  test('a panel takes the map’s place when the map throws, and the rest of the page stays', async ({
    page,
  }) => {
    await serveMaps(page, { libraries: 'break the map' });
    await goToMap(page);
    await expectFallbackPanel(page);
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  });
});
