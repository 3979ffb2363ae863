import type { Page } from '@playwright/test';
import { seedCart, storedCart } from './cart-storage';
import { addresses, otherSize, plainProduct, shoe } from './examples';
import { expect, holdScripts, hydrate, saveData, test, untilHydrated, untilIdle } from './fixtures';
import { messages } from './messages';
import { categories } from './shop-under-test';
import { cardLink, chooseSize, pill } from './shopper-steps';

/** The paths of Next's files with this ending that the page requests; the list grows with them. */
function requestsFor(page: Page, ending = '.js'): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/_next/') && pathname.endsWith(ending)) files.push(pathname);
  });
  return files;
}

test('before the script the badge, the menu, a card and a block’s bar are there', async ({
  page,
}) => {
  await test.step('the badge and the cart button’s name are there before the script', async () => {
    await holdScripts(page);
    await seedCart(page, storedCart(120));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const cart = page.getByRole('button', { name: 'Cart, 120 items' });
    await expect(cart).toBeVisible();
    const badge = await cart.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(badge).toBe('"99+"');
  });
  await test.step('a stored line that is not valid is not counted, before the script and with it', async () => {
    const letGo = await holdScripts(page);
    const { state } = JSON.parse(storedCart(2));
    state.lines.push({ quantity: 5 });
    await seedCart(page, JSON.stringify({ state, version: 0 }));
    await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    letGo();
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  });
  await test.step('the menu and a card work before the script', async () => {
    await holdScripts(page);
    await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await cardLink(page, plainProduct).click({ noWaitAfter: true });
    await expect(page).toHaveURL(plainProduct.path);
  });
});

test('what is tapped and typed before the script is there once it is, in order and once', async ({
  page,
}) => {
  await test.step('an early click on the cart is shown as pending and opens it once', async () => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const cart = page.getByRole('button', { name: /^Cart/ });
    await cart.click();
    await cart.click();
    await expect(cart).toHaveAttribute('data-pending');
    letGo();
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toHaveCount(1);
    await expect(page.locator('[data-pending]')).toHaveCount(0);
  });
  await test.step('a quantity that is typed before the script is the one that is added', async () => {
    const letGo = await holdScripts(page);
    await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
    const article = page.getByRole('article');
    await chooseSize(article, otherSize);
    await article.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await article.getByRole('button', { name: 'Add to Cart' }).click();
    letGo();
    await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
    await article.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(article.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
  });
  await test.step('an early Add to Cart without a size shows one warning', async () => {
    const letGo = await holdScripts(page);
    await page.goto(shoe.path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    letGo();
    const warning = page.getByRole('alert').getByText(messages.chooseSize);
    await expect(warning).toHaveCount(1);
  });
  await test.step('category links that were scrolled before the script keep their place', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const letGo = await holdScripts(page);
    await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
    const lastCategory = categories.at(-1);
    if (!lastCategory) throw new Error('no categories');
    const last = pill(page, lastCategory);
    await last.scrollIntoViewIfNeeded();
    letGo();
    await hydrate(page);
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

test('a search that is typed in Shop before the script is made once the script is there', {
  tag: '@wide',
}, async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
  await field.fill(shoe.name);
  letGo();
  await expect(page).toHaveURL(`/shop/?${new URLSearchParams({ q: shoe.name })}`);
  await expect(field).toHaveValue(shoe.name);
});

test('a search that is typed in the bar before the script stays, and is found', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(addresses.home, { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: 'Search the shop' });
  if (await button.isVisible()) await button.click();
  const field = bar.getByRole('searchbox');
  await field.fill(shoe.name);
  letGo();
  await expect(cardLink(page.locator('#search'), shoe)).toBeVisible();
  await expect(field).toHaveValue(shoe.name);
});

test.describe('when every file of the script fails to load', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('the next event fetches the files again and replays the click', async ({ page }) => {
    // Otherwise the files are fetched after the load too, and some are no longer in the page when
    // they are counted.
    await saveData(page);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
    const deferred = page.locator('script[type^="text"]');
    const all = await deferred.count();
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect(deferred).toHaveCount(all);
    await page.unroute('**/_next/**/*.js');
    await page.keyboard.press('Shift');
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  });
});

test('a page opened at a block has an opaque bar, before the script too', async ({ page }) => {
  await saveData(page);
  await page.goto('/#shipping-returns');
  const ground = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await expect(page.locator('html')).toHaveAttribute('data-hydrating');
  const early = await ground();
  await hydrate(page);
  await expect(page.getByRole('banner')).toHaveAttribute('data-opaque', 'true');
  expect(early).toBe(await ground());
});

test('with data saved the script loads at the first touch only', async ({ page }) => {
  await saveData(page);
  const scripts = requestsFor(page);
  await page.goto('/');
  await untilIdle(page);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  expect(scripts).not.toEqual([]);
});

test('on a fast network the script loads by itself after the page, each file once', async ({
  page,
}) => {
  const scripts = requestsFor(page);
  let atLoad = -1;
  page.on('load', () => {
    atLoad = scripts.length;
  });
  await page.goto('/');
  await untilHydrated(page);
  expect(atLoad).toBe(0);
  expect(scripts).not.toEqual([]);
  expect(new Set(scripts).size).toBe(scripts.length);
});
