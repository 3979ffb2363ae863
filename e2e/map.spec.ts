import type { Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { directionsLink } from '@/lib/links/chat-and-call';
import { MAP_TEXT, MAPS, readFakeMaps, serveMaps } from './fake-maps';
import { expect, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { fixture } from './servers';
import { address, phone, visit } from './shop-under-test';
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
  await expect(main.getByText(visit.hours).first()).toBeVisible();
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

  test('without script the plan shows the streets and leads to the stall', {
    tag: '@both',
  }, async ({ page }) => {
    await page.goto('/contact/');
    const plan = page.getByRole('figure');
    const { roads, landmarks } = visit.streets;
    for (const { name } of [...roads, ...landmarks]) {
      await expect(plan.getByText(name, { exact: true })).toBeVisible();
      await expect(plan.getByRole('img')).toHaveAccessibleName(new RegExp(name));
    }
    await expect(plan.getByText(shop.name, { exact: true })).toBeVisible();
    await expect(plan.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      directionsLink(visit.location),
    );
  });
});

test('Contact lists the hours of each day, marks today and names the next closed days', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-04-30T10:00:00+03:00');
  await openPage(page, '/contact/');
  const hours = page.getByRole('region', { name: 'Opening hours' });
  await expect(hours.getByRole('row')).toHaveCount(7);
  await expect(hours.locator('[aria-current="date"]')).toHaveText('Thursday9AM–5PM');
  await expect(hours.getByRole('row', { name: 'Sunday' })).toHaveText('SundayClosed');
  await expect(hours.getByText('Also closed on Fri 1 May')).toBeVisible();
  await page.clock.setFixedTime('2026-05-01T10:00:00+03:00');
  await page.reload();
  await hydrate(page);
  await expect(hours.locator('[aria-current="date"]')).toHaveText('FridayClosed');
});

test('Google Maps loads only when the map’s place is near the screen', async ({ page }) => {
  const requests = await serveMaps(page);
  await page.setViewportSize({ width: 360, height: 400 });
  await openPage(page, '/contact/');
  // The cart loads its script after hydration: what the page requests by itself is requested by then.
  await openCart(page);
  await page.keyboard.press('Escape');
  await expectContactDetails(page);
  expect(requests).toEqual([]);
  await place(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('Google Maps is asked for with the key and the places library', async ({ page }) => {
  const requests = await serveMaps(page);
  await goToMap(page);
  await expect(map(page)).toBeVisible();
  const query = requests[0]?.searchParams;
  expect(query?.get('key')).toBe(fixture.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY);
  expect(query?.get('libraries')).toContain('places');
});

test('the map shows a marker with the stall’s name, address, hours and directions', async ({
  page,
}) => {
  await serveMaps(page);
  await goToMap(page);
  await expect(map(page)).toBeVisible();
  const { maps, pins } = await readFakeMaps(page);
  expect(maps[0]?.center).toEqual(visit.location);
  expect(pins[0]?.position).toEqual(visit.location);
  const box = place(page);
  await expect(box.getByText(shop.name, { exact: true })).toBeVisible();
  await expect(box.getByText(address.street)).toBeVisible();
  await expect(box.getByText(visit.hours)).toBeVisible();
  const directions = box.getByRole('link', { name: 'Directions to the stall' });
  await expect(directions).toHaveAttribute('href', directionsLink(visit.location));
  await box.getByRole('button', { name: 'Close the box' }).click();
  await expect(directions).toHaveCount(0);
  await box.getByRole('button', { name: `Pin: ${shop.name}` }).click();
  await expect(directions).toBeVisible();
});

test('the map is shown again after Back', async ({ page }) => {
  await serveMaps(page);
  await goToMap(page);
  await expect(map(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/about/);
  await page.goBack();
  await place(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeVisible();
});

test('the map’s place says that it is loading', async ({ page }) => {
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
  await expectContactDetails(page);
  answer();
  await expect(map(page)).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
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

  for (const [name, reason] of [
    ['Google Maps is blocked', 'blockedbyclient'],
    ['the network is down', 'internetdisconnected'],
  ] as const)
    test(`a panel takes the map’s place when ${name}, until the network is back`, async ({
      page,
    }) => {
      await page.route(MAPS, (route) => route.abort(reason));
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
