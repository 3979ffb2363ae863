import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test';
import { serveContact } from './fake-contact';
import { serveMaps } from './fake-maps';
import { servePayPal } from './fake-paypal';
import { showLetters } from './letters';

export { expect };

/**
 * The messages in a console that come from the tests, or only from a console that shows everything.
 */
const QUIET = [
  // The specification has it ready for every cart with a line.
  /^The resource https:\/\/www\.paypal\.com\/.* was preloaded using link preload but not used/,
  /^Service Worker registration blocked by Playwright$/,
  /^Rendering was performed in a subtree hidden by content-visibility\./,
];

interface Own {
  /** The errors of the page so far, and all that its console says. */
  pageErrors: string[];
  expectedConsoleErrors: { patterns: readonly RegExp[]; possible?: readonly RegExp[] };
}

/**
 * Playwright's test, on a page that reaches no other site: the fakes of PayPal, Google Maps and the contact
 * endpoint answer, everything else is blocked. A test fails on any uncaught error of its page and on anything in its console.
 * A test about a failure lists the errors that must appear, and only those may:
 * `test.use({ expectedConsoleErrors: { patterns: [/PayPal did not load/] } })`. (A bare array of two
 * would be read as a value and its options.) `possible` are those of what some browsers alone do.
 * Every page, of a test's own contexts too, is shown in known letters.
 */
export const test = base.extend<Own>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await showLetters(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectedConsoleErrors: [{ patterns: [] }, { option: true }],
  pageErrors: [
    async ({ page, context, baseURL, expectedConsoleErrors }, use) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (QUIET.some((text) => text.test(message.text()))) return;
        pageErrors.push(`console: ${message.text()} (${message.location().url})`);
      });
      // A pattern is compared in the driver; a function would be called for each file of the page.
      await context.route(otherSites(baseURL), (route) => route.abort('blockedbyclient'));
      await serveContact(page);
      await serveMaps(page);
      await servePayPal(page);
      await use(pageErrors);
      const { patterns, possible = [] } = expectedConsoleErrors;
      for (const pattern of patterns) {
        await expect
          .poll(() => pageErrors, `an error on the page matches ${pattern}`)
          .toContainEqual(expect.stringMatching(pattern));
      }
      const allowed = [...patterns, ...possible];
      const unexpected = pageErrors.filter((text) => !allowed.some((one) => one.test(text)));
      expect(unexpected, 'unexpected errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** The addresses of all sites but that of the tests; all addresses without it. */
function otherSites(baseURL: string | undefined): RegExp {
  if (!baseURL) return /^/;
  const own = new URL(baseURL).origin.replaceAll('.', '\\.');
  return new RegExp(`^(?!${own}/)https?:`);
}

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await hydrate(page);
}

/** Gives the page its first key press, which starts its scripts, and waits until it is hydrated. */
export async function hydrate(page: Page) {
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Waits until the page is hydrated and defers no more clicks (lib/early/replay-clicks.client). */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(
    () => window.pendingClicks && !('hydrating' in document.documentElement.dataset),
  );
}

/**
 * Waits until what was closed has taken its entry out of the history, which happens a moment after
 * it is hidden: a page that is opened before that is aborted.
 */
export const untilEntryLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.open)).toBe(undefined);

/** Waits until the browser was idle: what the page does by itself once it is has begun. */
export const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** The files of a page from now on. */
interface PageFiles {
  /** The addresses that it has asked for; the list grows. */
  asked: readonly string[];
  /** The text of all its scripts so far. */
  scripts(): Promise<string>;
  /** Waits until each file is there, or has failed, and the page, idle since, has asked for no other. */
  quiet(): Promise<void>;
}

/** Watches what the page asks for. */
export function watchFiles(page: Page): PageFiles {
  const asked: string[] = [];
  const scripts: Response[] = [];
  let ended = 0;
  const onEnd = () => {
    ended += 1;
  };
  page.on('request', (request) => asked.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    asked,
    scripts: async () => (await Promise.all(scripts.map((one) => one.text()))).join(''),
    quiet: () =>
      expect(async () => {
        const before = asked.length;
        await untilIdle(page);
        expect([asked.length, ended]).toEqual([before, before]);
      }, 'the page asks for nothing more').toPass(),
  };
}

/** Scrolls to a part of the page, and waits until the page is hydrated. */
export async function goNear(part: Locator) {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await untilHydrated(part.page());
}

/** Scrolls until a part is just below the screen: what follows it may be drawn while nobody sees its place. */
export async function goJustAbove(part: Locator) {
  await untilHydrated(part.page());
  await part.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight, behavior: 'instant' }),
  );
}

/** Delays Next's scripts at the network, except those `passing`, until the returned function is called. */
export async function holdScripts(
  page: Page,
  passing: readonly string[] = [],
): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    if (!passing.includes(route.request().url())) await released;
    await route.continue();
  });
  return letGo;
}

/** Adds rules to the page in the one way that its policy lets through. */
export async function addStyle(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Switches Save-Data on: the page fetches nothing ahead. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
}
