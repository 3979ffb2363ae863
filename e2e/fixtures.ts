import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { limits } from '@/lib/site/limits';
import { serveMaps } from './fake-maps';
import { servePayPal } from './fake-paypal';

export { expect };
export const catalogue = buildCatalogue();

/** The cart's place in local storage (spec §9). */
export const CART_KEY = `${shop.id}-cart`;

/**
 * A page that answers nothing from outside but the scripts of PayPal and Google Maps, and on which no
 * error may appear. Where a test is about something failing, `consoleTells` names what the console may
 * then say, and must: `test.use({ consoleTells: { errors: [/PayPal/] } })`.
 */
export const test = base.extend<{
  complaints: string[];
  consoleTells: { errors: readonly RegExp[] };
}>({
  consoleTells: [{ errors: [] }, { option: true }],
  complaints: [
    async ({ page, baseURL, consoleTells: { errors } }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.abort('blockedbyclient'),
      );
      await serveMaps(page);
      await servePayPal(page);
      await use(complaints);
      const unexpected = complaints.filter((text) => !errors.some((one) => one.test(text)));
      expect(unexpected, 'errors on the page').toEqual([]);
      for (const error of errors) {
        expect(complaints, `the console tells ${error}`).toContainEqual(
          expect.stringMatching(error),
        );
      }
    },
    { auto: true },
  ],
});

/** Gives the first sign of a shopper, and waits until the script has taken the page over. */
export async function wake(page: Page) {
  await page.keyboard.press('Shift');
  await untilAwake(page);
}

/**
 * Waits until the script has taken over the page and what of it she sees or is near, and holds no taps
 * there any more (lib/export/replay-clicks.client).
 */
export async function untilAwake(page: Page) {
  await page.waitForFunction((near) => {
    const asleep = [...document.querySelectorAll<HTMLElement>('[data-asleep]')];
    return (
      window.taps &&
      asleep.every((place) => {
        const { top, bottom, height } = place.getBoundingClientRect();
        return height === 0 || bottom < -near || top > innerHeight + near;
      })
    );
  }, limits.nearViewportPx);
}

/** Goes to a part of the page, and waits until the script has taken it over. */
export async function goNear(part: Locator) {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await untilAwake(part.page());
}

/** Holds Next's scripts back at the network until they are let go by what comes back; not those passing. */
export async function holdScripts(
  page: Page,
  passing: readonly string[] = [],
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    if (!passing.includes(route.request().url())) await held;
    await route.continue();
  });
  return letGo;
}

/** Opens the dialog of a product in the shop's grid. */
export async function openProduct(page: Page, name: string): Promise<Locator> {
  await wake(page);
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('link', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Adds a product from the shop's grid and leaves its dialog. */
export async function addProduct(page: Page, name: string, size: string, quantity = 1) {
  const dialog = await openProduct(page, name);
  await dialog.getByRole('radio', { name: size, exact: true }).check({ force: true });
  for (let more = 1; more < quantity; more += 1) {
    await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  }
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item added to cart' })).not.toHaveCount(
    0,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Opens the cart from the bar. */
export async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  return cart;
}

/** Every rule axe has, best practices too. */
export async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

/** The message behind a WhatsApp link; fails where the link is no chat with the shop. */
export async function chatMessage(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000');
  return url.searchParams.get('text') ?? '';
}

/** Lines as the cart keeps them, for a page that opens with a cart already filled. */
export function storedCart(count: number, over: object = {}): string {
  const lines = Array.from({ length: count }, (_, at) => ({
    lineId: `line-${at}`,
    id: 'brogue',
    title: 'Oxblood Brogues',
    image: '',
    price: 'KSh 2,250',
    category: "Today's Offer",
    categoryKey: 'todays-offer',
    size: String(36 + (at % 9)),
    quantity: 1,
    ...over,
  }));
  return JSON.stringify({ state: { lines }, version: 0 });
}

/** Puts a text where the cart is kept, before the page opens. */
export async function keepCart(page: Page, text: string) {
  await page.addInitScript(
    ([key, value]) => {
      // Once a visit, and not on the browser's own page for an address that does not answer.
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', 'yes');
      localStorage.setItem(key, value);
    },
    [CART_KEY, text] as const,
  );
}

/** A browser that keeps nothing: asked for its storage, it refuses. */
export async function refuseStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
}

/** She saves data: nothing is fetched ahead. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}
