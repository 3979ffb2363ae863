import type { Page, Route } from '@playwright/test';
import { chunkTimeoutMs } from '@/lib/browser/lazy-chunk.client';
import { pageAssets } from '@/scripts/check/page-weight';
import { allFound } from './all-found';
import { expectNoViolations } from './axe';
import { seedCart, storedCart, storedSize } from './cart-storage';
import { otherSize, shoe } from './examples';
import { expect, holdScripts, saveData, test } from './fixtures';
import { messages } from './messages';
import { phone, priceOf } from './shop-under-test';
import { chooseSize } from './shopper-steps';

/** The addresses of all that a page's script starts with: its files and its data. */
async function scriptFiles(page: Page, address: string): Promise<readonly string[]> {
  const html = await (await page.request.get(address)).text();
  const { scripts, data } = pageAssets(html);
  expect(scripts).not.toHaveLength(0);
  return [...scripts, ...data];
}

/** The notice itself: its region is there from the start, and has no size. */
const notReady = (page: Page, text: string) => page.getByRole('alert').getByText(text);

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' });

const html = '<!DOCTYPE html><title>Log in to this Wi-Fi</title>';

for (const { what, answer, late, all, errors } of [
  {
    what: 'is blocked',
    answer: (route: Route) => route.abort(),
    all: true,
    errors: [/ERR_FAILED/],
  },
  {
    what: 'is not found',
    answer: (route: Route) => route.fulfill({ status: 404, body: html, contentType: 'text/html' }),
    errors: [/404/],
  },
  {
    what: 'is empty',
    answer: (route: Route) => route.fulfill({ body: '', contentType: 'text/javascript' }),
    late: true,
    errors: [],
  },
  { what: 'never answers', answer: () => {}, late: true, errors: [] },
  {
    what: 'is HTML',
    answer: (route: Route) => route.fulfill({ body: html, contentType: 'text/html' }),
    errors: [/Unexpected token/],
  },
]) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: { patterns: errors } });

    test(`a tap on a page with a file of its script that ${what} is answered with how to order`, async ({
      page,
    }) => {
      await page.clock.install();
      const files = await scriptFiles(page, shoe.path);
      // Any file may be missing; what is wrong with one is asked of the first script and of the data.
      const asked = all ? files : [files[0], files.at(-1)];
      for (const file of asked) {
        await page.route(`**${file}`, answer);
        await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
        const alert = notReady(page, messages.notReadyWithForm);
        await addToCart(page).click();
        const halfMs = late ? chunkTimeoutMs / 2 : 0;
        await page.clock.runFor(halfMs);
        await expect(alert, file).toBeVisible({ visible: !late });
        await page.clock.runFor(halfMs);
        await expect(alert, file).toBeVisible();
        await page.unroute(`**${file}`);
      }
    });
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('a tap without a network, with data saved, is answered with how to order', async ({
    page,
    context,
  }) => {
    await saveData(page);
    await seedCart(page, storedCart(2));
    await page.goto('/shop/#part');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Cart, 2 items' }).click();
    const alert = notReady(page, messages.notReady);
    await expect(alert.getByRole('link', { name: phone.shown })).toHaveAttribute(
      'href',
      phone.call,
    );
    const chat = await alert.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(chat).toMatch(new RegExp(`^${phone.chat}`));
    const [first, ...rows] = new URL(chat ?? '').searchParams.get('text')?.split('\n') ?? [];
    expect(first).toMatch(/order:$/);
    expect(rows).toEqual([
      'Cart, 2 items',
      `${shoe.name}, size ${storedSize(0)}, 1 × ${priceOf(shoe)}`,
      `${shoe.name}, size ${storedSize(1)}, 1 × ${priceOf(shoe)}`,
    ]);
    await context.setOffline(false);
    const reloaded = page.waitForEvent('load');
    await alert.getByRole('link', { name: 'Reload the page' }).click();
    await reloaded;
    expect(new URL(page.url()).hash).toBe('#part');
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type),
    ).toBe('reload');
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Unexpected token/] } });

  test('scripts that were HTML are fetched again past the cache at the next event, and the tap is carried out', async ({
    page,
  }) => {
    await page.route('**/_next/**/*.js', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
    await chooseSize(page, otherSize);
    await addToCart(page).click();
    const alert = notReady(page, messages.notReadyWithForm);
    await expect(alert).toBeVisible();
    await expect(page.locator('script[type="text"]')).not.toHaveCount(0);
    await page.unroute('**/_next/**/*.js');
    const modes = await page.evaluateHandle(() => {
      const { fetch } = window;
      const used = new Set<RequestCache | undefined>();
      window.fetch = (address, options) => {
        if (String(address).endsWith('.js')) used.add(options?.cache);
        return fetch(address, options);
      };
      return used;
    });
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(alert).toBeHidden();
    expect(await modes.evaluate((used) => [...used])).toEqual(['reload']);
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/ERR_FAILED/] } });

  test('the notice of a page that is not ready has no axe violations, and sizes, buttons and the end of the page can be scrolled out from under it', {
    tag: '@both',
  }, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 640 });
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
    await addToCart(page).click();
    const alert = notReady(page, messages.notReadyWithForm);
    await expect(alert).toBeVisible();
    await expectNoViolations(page);
    for (const link of await allFound(alert.getByRole('link'))) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      expect((await alert.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 640);
      const article = page.getByRole('article');
      const controls = article.locator('button, label, [type=submit]').filter({ visible: true });
      const notice = await alert.elementHandle();
      const covered = await controls.or(page.getByRole('contentinfo')).evaluateAll(
        (parts, notice) =>
          parts
            .filter((part) => {
              part.scrollIntoView({ block: 'end', behavior: 'instant' });
              const top = notice?.getBoundingClientRect().top ?? 0;
              return Math.floor(part.getBoundingClientRect().bottom) > top;
            })
            .map((part) => part.outerHTML.slice(0, 80)),
        notice,
      );
      expect(covered).toEqual([]);
    }
  });

  test('the bar of a scrolled page has a ground before the script', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('banner');
    const none = 'rgba(0, 0, 0, 0)';
    await expect(bar).toHaveCSS('background-color', none);
    await page.mouse.wheel(0, 300);
    await expect(bar).not.toHaveCSS('background-color', none);
  });
});

test.describe(() => {
  // The policy refuses a changed program before it is parsed.
  test.use({
    expectedConsoleErrors: { patterns: [/SyntaxError|Invalid|Content Security Policy/] },
  });

  test('where the inline program cannot be read, controls that need script are hidden and the form orders', async ({
    page,
  }) => {
    await page.route(`**${shoe.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<script>(()=>{', '<script>(()=>{ 1 ??= 1;');
      await route.fulfill({ response, body });
    });
    await page.goto(shoe.path);
    await expect(addToCart(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeHidden();
    await chooseSize(page, otherSize);
    const request = page.waitForRequest((sent) => sent.url().startsWith(phone.chat));
    await page.getByRole('button', { name: 'Order via WhatsApp' }).click();
    expect(new URL((await request).url()).searchParams.get('text')).toContain(otherSize);
  });
});

test('a removed cart button and a click on the document cause no error before the script', async ({
  page,
}) => {
  await holdScripts(page);
  await seedCart(page, storedCart(2));
  await page.addInitScript(() => {
    new MutationObserver(() => document.querySelector('[aria-haspopup]')?.remove()).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const target of [document, window]) target.dispatchEvent(new MouseEvent('click'));
    return new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  });
  await expect(page.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
});
