import type { Page } from '@playwright/test';
import { limits } from '@/lib/site/limits';
import { seedCart, storedCart } from './cart-storage';
import { catalogue, expect, holdScripts, saveData, test, untilAwake, wake } from './fixtures';
import { addProduct, chatMessage, openCart } from './shopper-steps';

const later = '**/_next/**/*.js';

const carousel = (page: Page) => page.getByRole('region', { name: "Today's Featured" });
const offer = (page: Page) => carousel(page).getByRole('heading', { level: 3 });

/** Wakes the page alone: the parts that come when she is near are held until they are let go. */
async function wakeWithoutParts(page: Page): Promise<() => void> {
  const own = await page
    .locator('script[type=later]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  const letGo = await holdScripts(page, own);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
  return letGo;
}

test.describe('an island whose script comes when she comes near it', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await saveData(page);
  });

  test('is asked for then, and a tap before it is there is carried out once', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.waitForLoadState('networkidle');
    const letGo = await holdScripts(page);
    const asked = page.waitForRequest(later);
    await carousel(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await asked;
    const next = carousel(page).getByRole('button', { name: 'Next offer' });
    await next.click();
    await next.click();
    await expect(next).toHaveAttribute('data-heard');
    letGo();
    await expect(offer(page)).toHaveText('Chelsea Boots');
    await expect(next).not.toHaveAttribute('data-heard');
    await next.click();
    await expect(offer(page)).toHaveText('Canvas High-tops');
  });

  test('is waited for, however long: she is told, and her tap is carried out at last', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    const letGo = await holdScripts(page);
    const asked = page.waitForRequest(later);
    await carousel(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await asked;
    await carousel(page).getByRole('button', { name: 'Next offer' }).click();
    await page.clock.runFor(limits.chunkTimeoutMs);
    await expect(page.getByRole('alert').getByText('has not come yet')).toContainText(
      'order by phone: 0700 000 000',
    );
    letGo();
    await expect(offer(page)).toHaveText('Chelsea Boots');
  });

  test('does not turn away from what she is at when it comes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    const letGo = await holdScripts(page);
    await carousel(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    const size = carousel(page).getByRole('radio', { name: '41' });
    await size.focus();
    await page.keyboard.press('Space');
    letGo();
    await untilAwake(page);
    await page.clock.runFor(20_000);
    await expect(offer(page)).toHaveText('Gum-sole Samba');
    await expect(size).toBeChecked();
  });

  test('stays as it stands while other things happen', async ({ page }) => {
    await page.goto('/shop/');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    const [category] = catalogue.categories;
    const letGo = await wakeWithoutParts(page);
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: category?.name ?? '' })
      .click();
    await expect(page.getByText(`${category?.count} products`, { exact: true })).toBeVisible();
    await expect(cards.filter({ visible: true })).toHaveCount(category?.count ?? 0);
    await page.goBack();
    await expect(cards.filter({ visible: true })).toHaveCount(catalogue.products.length);
    await page.goForward();
    await expect(cards.filter({ visible: true })).toHaveCount(category?.count ?? 0);
    letGo();
    await untilAwake(page);
    await expect(page).toHaveURL(`/shop/?category=${category?.id}`);
    await expect(cards.filter({ visible: true })).toHaveCount(category?.count ?? 0);
  });

  for (const address of ['/', '/shop/', '/contact/', '/shop/todays-offer/brogue/']) {
    test(`is dressed before it comes: on ${address} no style sheet is fetched`, async ({
      page,
    }) => {
      const sheets: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.css')) sheets.push(request.url());
      });
      const html = (await (await page.goto(address))?.text()) ?? '';
      const islands = page.locator('div[data-asleep]');
      await expect(islands).toHaveCount(1);
      await wake(page);
      await page.locator('div[data-asleep], main').last().scrollIntoViewIfNeeded();
      await expect(islands).toHaveCount(0);
      // Next fetches the lost page's sheet ahead where the page has it not.
      const ahead = html.match(/<link rel="preload"[^>]* as="style"[^>]*>/g)?.join() ?? '';
      expect(sheets.filter((sheet) => !ahead.includes(new URL(sheet).pathname))).toEqual([]);
    });
  }
});

test.describe('where a translator was there before the script', () => {
  // React tells so, and draws the page anew.
  test.use({ expectedConsoleErrors: { patterns: [/418/] } });

  test('what waits for its own script stays on the page', async ({ page }) => {
    await saveData(page);
    await page.goto('/shop/');
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found.filter(({ data, parentElement }) => data && parentElement)) {
        if (/SCRIPT|STYLE/.test(text.parentElement?.nodeName ?? '')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    const letGo = await wakeWithoutParts(page);
    await expect(page.locator('div[data-asleep]')).toHaveCount(1);
    await expect(cards.filter({ visible: true })).toHaveCount(catalogue.products.length);
    letGo();
    await expect(page.locator('div[data-asleep]')).toHaveCount(0);
    await expect(cards.filter({ visible: true })).toHaveCount(catalogue.products.length);
  });
});

test.describe('where a part of the script does not come', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test.beforeEach(async ({ page }) => saveData(page));

  test('an island is asked for again at her next touch, and the tap before is carried out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await wake(page);
    await page.route(later, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await carousel(page).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    await failed;
    await page.unroute(later);
    await carousel(page).getByRole('button', { name: 'Next offer' }).click();
    await expect(offer(page)).toHaveText('Chelsea Boots');
  });

  test('a card goes to the product’s page', async ({ page }) => {
    await page.goto('/shop/');
    await wake(page);
    await page.route(later, (route) => route.abort());
    await page.getByRole('link', { name: 'Penny Loafers' }).click();
    await expect(page).toHaveURL('/shop/women-men-shoes/penny-loafer/');
  });

  for (const [part, files] of [
    ['script', later],
    ['style', '**/*.css'],
  ] as const) {
    test(`the cart, its ${part} missing, says what to do and opens at the next tap`, async ({
      page,
    }) => {
      await page.goto('/shop/');
      await wake(page);
      await page.route(files, (route) => route.abort());
      await page.getByRole('button', { name: /^Cart/ }).click();
      const told = page.getByRole('alert').filter({ hasText: 'The cart did not open' });
      await expect(told).toContainText('order by phone: 0700 000 000');
      await page.unroute(files);
      await openCart(page);
    });
  }
});

test.describe('on a network that dropped', () => {
  // The picture at the dialog's size is not there yet.
  test.use({ expectedConsoleErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('she orders all the same: what is needed was fetched ahead', async ({ page, context }) => {
    await seedCart(page, storedCart(1));
    await page.goto('/shop/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await addProduct(page, 'Penny Loafers', '41');
    const cart = await openCart(page);
    await expect(cart.getByRole('listitem')).toHaveCount(2);
    const message = await chatMessage(cart.getByRole('link', { name: 'Order via WhatsApp' }));
    expect(message).toContain('Penny Loafers');
  });
});
