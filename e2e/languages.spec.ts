import type { Page } from '@playwright/test';
import { cartWords } from '@/data/words/sw/cart';
import { productWords } from '@/data/words/sw/product';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { CART_KEY, seedCart, storedCart } from './cart-storage';
import { category, shoe, size } from './examples';
import { readFakePayPal, servePayPal } from './fake-paypal';
import { expect, hydrate, openPage, test } from './fixtures';
import { fixture } from './servers';
import { chatMessage, choosePay, chooseSize, openCart, sizeRadio } from './shopper-steps';

const further = '/sw';
const swahiliName = shoe.sw?.name ?? shoe.name;

const switcher = (page: Page, name: keyof typeof tags) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const tags = { English: 'en-KE', Kiswahili: 'sw-KE' } as const;

/** The cards of products, in a page of any language. */
const shownCards = (page: Page) =>
  page.getByRole('main').locator('li:has(img)').filter({ visible: true });

/** Switches to the other language, whose page is complete. */
async function switchTo(page: Page, name: keyof typeof tags) {
  await switcher(page, name).click();
  await expect(page.locator('html')).toHaveAttribute('lang', tags[name]);
  await hydrate(page);
}

test('a switch there and back keeps the cart, the chosen size and what the address has', async ({
  page,
}) => {
  const cart = storedCart(2);
  await seedCart(page, cart);
  const query = `?size=${encodeURIComponent(size)}`;
  await openPage(page, `${shoe.path}${query}#size-guide`);
  await switchTo(page, 'Kiswahili');
  expect(new URL(page.url()).pathname).toBe(further + shoe.path);
  expect(new URL(page.url()).search).toBe(query);
  expect(new URL(page.url()).hash).toBe('#size-guide');
  const main = page.getByRole('main');
  await expect(sizeRadio(main, size)).toBeChecked();
  const chosen = shoe.sizes.findLast((one) => one !== size) ?? size;
  await chooseSize(main, chosen);
  await main.getByRole('button', { name: productWords.increase }).click();
  await switchTo(page, 'English');
  await expect(sizeRadio(main, chosen)).toBeChecked();
  await expect(main.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(new URL(page.url()).hash).toBe('#size-guide');
  const lines = await page.evaluate((key) => JSON.parse(localStorage[key]).state.lines, CART_KEY);
  // A page in Kiswahili may have added a line's name in it.
  const kept = lines.map(({ titleSw: _, ...line }: { titleSw?: string }) => line);
  expect(kept).toEqual(JSON.parse(cart).state.lines);
});

test('a switch there and back keeps the filters of the shop, beside the page too', async ({
  page,
  context,
}) => {
  const address = `/shop/?category=${category.id}`;
  await openPage(page, address);

  await test.step('a middle click opens the same choice in the other language beside the page', async () => {
    const opened = context.waitForEvent('page');
    await switcher(page, 'Kiswahili').click({ button: 'middle' });
    await expect(await opened).toHaveURL(further + address);
    await expect(page).toHaveURL(address);
  });

  await test.step('the filtered cards are the same', async () => {
    await expect(shownCards(page)).toHaveCount(category.count);
    await switchTo(page, 'Kiswahili');
    expect(page.url()).toBe(fixture.url + further + address);
    await expect(shownCards(page)).toHaveCount(category.count);
  });
});

test('the chosen language is offered where a link from elsewhere opens another, and redirects nobody', async ({
  page,
}) => {
  const offer = page.getByRole('status').getByRole('link');
  await openPage(page, '/about/');
  await switchTo(page, 'Kiswahili');
  await expect(page).toHaveURL(`${further}/about/`);
  await expect(offer).toHaveCount(0);
  await openPage(page, `${shoe.path}?size=${encodeURIComponent(size)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', tags.English);
  await offer.click();
  await expect(page).toHaveURL(`${further}${shoe.path}?size=${encodeURIComponent(size)}`);
});

test('an order from a page in Kiswahili has the owner’s names, and each page shows its own', async ({
  page,
}) => {
  const area = deliveryAreas.find(({ name, sw }) => sw?.name && sw.name !== name);
  const [english = '', swahili = ''] = [area?.name, area?.sw?.name];
  await servePayPal(page);
  await openPage(page, further + shoe.path);
  await chooseSize(page.getByRole('main'), size);
  await page.getByRole('main').getByRole('button', { name: productWords.add }).click();
  const cart = await openSwahiliCart(page);
  await expect(cart.getByRole('listitem')).toContainText(swahiliName);

  await test.step('PayPal’s description of a purchase is in the owner’s language', async () => {
    await choosePay(cart, cartWords.payWays.card);
    await cart.getByRole('button', { name: 'PayPal' }).click();
    await expect.poll(async () => (await readFakePayPal(page)).orders).toBe(1);
    const { purchases } = await readFakePayPal(page);
    expect(purchases[0]?.description).toMatch(/, 1 item: 1 × /);
  });

  const areas = cart.getByLabel(cartWords.area);
  const label = await areas.locator('option', { hasText: swahili }).textContent();
  await areas.selectOption({ label: label ?? '' });
  const message = await chatMessage(cart.getByRole('link', { name: cartWords.chat }));
  for (const name of [shoe.name, english]) expect(message).toContain(name);
  for (const name of [swahiliName, swahili]) expect(message).not.toContain(name);

  const [, code = ''] = /\/order\/#(\S+)/.exec(message) ?? [];
  expect(message).not.toContain(`${further}/`);
  const main = page.getByRole('main');
  await page.goto(`${further}${pagePaths.order}#${code}`);
  for (const name of [swahiliName, swahili]) await expect(main).toContainText(name);
  await switchTo(page, 'English');
  for (const name of [shoe.name, english]) await expect(main).toContainText(name);
  const englishCart = await openCart(page);
  await expect(englishCart.getByRole('listitem')).toContainText(shoe.name);
  await expect(englishCart.getByLabel('Area').locator('option:checked')).toContainText(english);
  await page.keyboard.press('Escape');

  await test.step('the order is the same in both languages, and a removed line is named in its own', async () => {
    await switchTo(page, 'Kiswahili');
    expect(page.url()).toBe(`${fixture.url}${further}${pagePaths.order}#${code}`);
    const swahiliCart = await openSwahiliCart(page);
    const line = fillText(cartWords.line, { product: swahiliName, size });
    await swahiliCart
      .getByRole('button', { name: fillText(cartWords.removeLine, { line }) })
      .click();
    await expect(swahiliCart).toContainText(fillText(cartWords.removed, { line }));
  });
});

async function openSwahiliCart(page: Page) {
  await page.getByRole('button', { name: /^Kikapu/ }).click();
  return page.getByRole('dialog', { name: cartWords.title });
}

test.describe(() => {
  test.use({
    serviceWorkers: 'allow',
    expectedConsoleErrors: { patterns: [], possible: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] },
  });

  test('without a network a page that was never opened is answered in the language of its address', async ({
    page,
    context,
  }) => {
    const isKept = (path: string) =>
      page.evaluate(async (of) => Boolean(await caches.match(of)), path);
    for (const start of ['', further]) {
      await openPage(page, `${start}/about/`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await expect.poll(() => isKept(start + pagePaths.offline), { timeout: 20_000 }).toBe(true);
    }
    await context.setOffline(true);
    for (const [start, language] of [
      ['', 'en-KE'],
      [further, 'sw-KE'],
    ] as const) {
      await page.goto(`${start}/delivery/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(switcher(page, start ? 'English' : 'Kiswahili')).toBeVisible();
    }
  });
});
