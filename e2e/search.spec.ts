import type { Locator, Page } from '@playwright/test';
import { faq } from '@/data/faq';
import { searchWords } from '@/data/search-words';
import { sizeGuides } from '@/data/size-guide';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { allFound } from './all-found';
import { recordAnnouncements } from './announcements';
import { cutOffParts } from './cut-off';
import { addresses, plainProduct, shoe, size } from './examples';
import { expect, hydrate, openPage, saveData, test, watchFiles } from './fixtures';
import { categories, phone, products } from './shop-under-test';
import { cardLink, productDialog, sizeRadio } from './shopper-steps';

const NAME = 'Search the shop';
const NOT_LOADED = 'The search did not load. Press Enter to look in Shop.';
const field = (page: Page) => page.getByRole('searchbox', { name: NAME }).first();
const results = (page: Page) => page.locator('#search');
/** The word with its second and third letter swapped. */
const swapped = ([a = '', b = '', c = '', ...rest]: string) => a + c + b + rest.join('');

/** Gives the bar's field the focus: on a phone by its button. */
async function openSearch(page: Page) {
  await hydrate(page);
  const button = page.getByRole('banner').getByRole('button', { name: NAME });
  if (await button.isVisible()) await button.click();
  else await field(page).click();
  await expect(field(page)).toBeFocused();
}

test('what is typed in the bar is found as cards, and Enter shows it in Shop', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(addresses.contact);
  await openSearch(page);
  await page.keyboard.type(shoe.name.toLowerCase());
  await expect(cardLink(results(page), shoe)).toBeVisible();
  await expect(results(page).getByRole('link', { name: /in Shop$/ })).toHaveAttribute(
    'href',
    `/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`);
  await page.goBack();
  await expect(page).toHaveURL(addresses.contact);
});

test('a found card opens its product, and Escape leads back to what was found', async ({
  page,
}) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(plainProduct.name);
  await cardLink(results(page), plainProduct).click();
  const dialog = productDialog(page, plainProduct);
  await expect(dialog.getByText(plainProduct.description, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cardLink(results(page), plainProduct)).toBeVisible();
});

test('the field above the products of Shop searches them and keeps their order', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, '/shop/?sort=price-up');
  const own = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
  await own.fill(shoe.name);
  await own.press('Enter');
  await expect(page).toHaveURL(`/shop/?${new URLSearchParams({ sort: 'price-up', q: shoe.name })}`);
  await expect(cardLink(page, shoe)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop/?sort=price-up');
  await expect(own).toHaveValue('');
});

test('Back right after a search in Shop leads to all products and an empty field', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, '/shop/?sort=price-up');
  const own = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
  await own.fill(shoe.name);
  await own.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    history.back();
  });
  await expect(page).toHaveURL('/shop/?sort=price-up');
  const shown = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(shown.filter({ visible: true })).toHaveCount(products.length);
  await expect(own).toHaveValue('');
});

test('what is typed above the products of Shop is searched at once, as one step of Back', {
  tag: '@wide',
}, async ({ page }) => {
  await openPage(page, '/shop/');
  const own = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
  const shown = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const [first = '', ...rest] = shoe.name.toLowerCase();
  await own.pressSequentially(first);
  await expect(page).toHaveURL(`/shop/?q=${first}`);
  await own.pressSequentially(rest.join(''));
  await expect(page).toHaveURL(`/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`);
  await expect(cardLink(page, shoe)).toBeVisible();
  await expect(own).toBeFocused();
  await expect(own).toHaveValue(shoe.name.toLowerCase());
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(own).toHaveValue('');
  await expect(shown.filter({ visible: true })).toHaveCount(products.length);
  await page.goBack();
  await expect(own).toHaveValue(shoe.name.toLowerCase());
  await page.goBack();
  await expect(page).toHaveURL('/shop/');
  await expect(own).toHaveValue('');
});

for (const [where, search] of [
  [
    'in the bar',
    async (page: Page, query: string) => {
      await page.goto(addresses.home);
      await openSearch(page);
      await page.keyboard.type(query);
      return results(page);
    },
  ],
  [
    'in Shop',
    async (page: Page, query: string) => {
      await page.goto(`/shop/?${new URLSearchParams({ q: query })}`);
      return page.getByRole('main');
    },
  ],
] as const) {
  test(`a search ${where} that names a size has it on the cards, and chosen in what they open`, async ({
    page,
  }) => {
    const found = await search(page, `${shoe.name} size ${size}`);
    const link = cardLink(found, shoe).filter({ visible: true });
    const card = found.getByRole('listitem').filter({ visible: true, has: cardLink(page, shoe) });
    await expect(card).toContainText(`${size} ✓`);
    await expect(card).not.toContainText('more');
    await link.click();
    await expect(sizeRadio(productDialog(page, shoe), size)).toBeChecked();
  });
}

test('a word with two letters swapped is found', async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(swapped(shoe.name.toLowerCase()));
  await expect(cardLink(results(page), shoe)).toBeVisible();
});

test('an empty search leads to the categories', { tag: '@both' }, async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  const links = results(page).getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveText(categories.map(({ name }) => name));
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
});

test('an empty search offers searches, which one tap makes, and goods of the shop', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  const searches = results(page).getByRole('list', { name: 'Popular searches' }).getByRole('link');
  await expect(searches).toHaveText([...(searchWords.popular ?? [])]);
  await expect(results(page).getByRole('list', { name: 'You may also like' })).toBeVisible();
  const first = searchWords.popular?.[0] ?? '';
  await expect(searches.first()).toHaveAttribute(
    'href',
    `/shop/?${new URLSearchParams({ q: first })}`,
  );
  await searches.first().click();
  await expect(field(page)).toHaveValue(first);
  await expect(results(page).getByRole('heading', { name: /products?$/ })).toBeVisible();
  await expect(page).toHaveURL(addresses.home);
});

test('a search for delivery finds its page, in the bar and in Shop', {
  tag: '@both',
}, async ({ page }) => {
  const found = (within: Locator) =>
    within.getByRole('list', { name: 'Pages' }).getByRole('link', { name: 'Delivery' });
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type('delivery');
  await expect(found(results(page))).toHaveAttribute('href', '/delivery/');
  await expect(results(page).getByText(/^Nothing found/)).toBeHidden();
  const others = results(page).getByRole('list', { name: 'Other pages' });
  await expect(others.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(found(page.getByRole('main'))).toHaveAttribute('href', '/delivery/');
});

test('a search by another name of a size has that size on the card', async ({ page }) => {
  const rows = Object.entries(sizeGuides.find(({ id }) => id === shoe.sizeGroup)?.rows ?? {});
  const [own = '', { uk } = {}] = rows.find(([one]) => shoe.sizes.includes(one)) ?? [];
  expect(uk).toBeDefined();
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(`${shoe.name} uk ${uk}`);
  const card = results(page)
    .getByRole('listitem')
    .filter({ has: cardLink(page, shoe) });
  await expect(card).toContainText(`${own} ✓`);
  await expect(results(page).getByRole('heading', { name: `in size ${own}` })).toBeVisible();
});

test('Escape on a product of the results closes them and leaves the focus in the field', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(shoe.name);
  await cardLink(results(page), shoe).focus();
  await page.keyboard.press('Escape');
  await expect(cardLink(results(page), shoe)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a search for how to pay leads to the answer, which is open and in view', async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type('mpesa');
  await results(page).getByRole('link', { name: 'How to pay' }).click();
  await expect(page).toHaveURL('/contact/#payment');
  await expect(
    page.getByText(faq.find(({ question }) => /pay/.test(question))?.answer ?? ''),
  ).toBeInViewport();
});

test('a search that finds nothing shows what is near and asks for it in a chat', async ({
  page,
}) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(`${shoe.name} zqxjk`);
  await expect(results(page).getByRole('heading', { name: /^Nothing found for/ })).toBeVisible();
  await expect(cardLink(results(page), shoe)).toBeVisible();
  const href = await results(page)
    .getByRole('link', { name: 'Ask us for it on WhatsApp' })
    .getAttribute('href');
  expect(href).toContain(phone.chat);
  expect(new URL(href ?? '').searchParams.get('text')).toContain(`${shoe.name} zqxjk`);
  const links = results(page).getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(links).toHaveText(categories.map(({ name }) => name));
});

test('how many products are found is announced once, when nothing more is typed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(addresses.home);
  await openSearch(page);
  await expect(results(page).getByRole('list', { name: 'Categories' })).toBeVisible();
  const announced = await recordAnnouncements(page);
  // Otherwise a slow machine types for longer than the pause that is awaited.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type(shoe.name);
  await expect(cardLink(results(page), shoe)).toBeVisible();
  await page.clock.runFor(300);
  expect(await announced()).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(announced).toEqual([expect.stringMatching(/^\d+ products?$/)]);
});

test('the field, the link to Shop and the cards are reached by keyboard, and Escape closes', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(shoe.name);
  // The card may be there before anything is typed.
  const all = results(page).getByRole('link', { name: /in Shop$/ });
  await expect(all).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).getByRole('listitem').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cardLink(results(page), shoe)).toBeHidden();
});

test('Escape empties a filled search, and closes an empty one', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto(addresses.home);
  await openSearch(page);
  await page.keyboard.type(shoe.name);
  await expect(cardLink(results(page), shoe)).toBeVisible();
  const links = results(page).getByRole('list', { name: 'Categories' });
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
});

test('a search of any text is answered and breaks nothing', async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  for (const text of ['a'.repeat(10_000), '👟', '<script>alert(1)</script>', 'حذاء \u202e sehs']) {
    await field(page).fill(text);
    const heading = results(page).getByRole('heading', { name: /^Nothing found for/ });
    await expect(heading).toContainText(text.slice(0, 9));
    expect(await results(page).evaluate(cutOffParts)).toEqual([]);
  }
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test('where the search’s script does not load, it says so and Enter leads to Shop', async ({
    page,
  }) => {
    await saveData(page);
    await openPage(page, addresses.home);
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: NAME }).click();
    await expect(results(page).getByText(NOT_LOADED)).toBeVisible();
    await page.keyboard.type('boots');
    await page.unroute('**/_next/**/*.js');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/?q=boots');
  });
});

test('a search whose script arrives after the focus has moved on stays closed', {
  tag: '@wide',
}, async ({ page }) => {
  await saveData(page);
  await openPage(page, addresses.contact);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await field(page).focus();
  await expect(results(page).getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Tab');
  release();
  const panel = results(page).locator('> div');
  await expect(panel).toBeAttached();
  await expect(panel).toBeHidden();
  await field(page).focus();
  await expect(panel).toBeVisible();
});

test('on a wide screen the bar’s field comes once that of Shop is out of view', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPage(page, addresses.shop);
  const bars = page.getByRole('banner').getByRole('searchbox', { includeHidden: true });
  const shops = page.getByRole('main').getByRole('searchbox');
  await expect(bars).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await expect(shops).toBeInViewport();
  await expect(bars).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(shops).not.toBeInViewport();
  await expect(bars).toBeVisible();
});

test('in a narrow bar the field that is used takes the place of all links', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(addresses.home);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const uncovered = () =>
    links.evaluateAll(
      (all) =>
        all.filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link === document.elementFromPoint(left + width / 2, top + height / 2);
        }).length,
    );
  const logo = await page.getByRole('banner').getByRole('link').nth(1).boundingBox();
  const start = (logo?.x ?? 0) + (logo?.width ?? 0);
  expect((await links.first().boundingBox())?.x).toBeGreaterThan(start);
  await openSearch(page);
  expect(await uncovered()).toBe(0);
  const form = page.getByRole('banner').getByRole('search');
  expect((await form.boundingBox())?.x).toBeGreaterThan(start);
  await page.keyboard.press('Shift+Tab');
  expect(await uncovered()).toBeGreaterThan(2);
});

test('on a wide screen the found cards are one whole row, and a link leads to all', {
  tag: '@wide',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(addresses.home);
  await openSearch(page);
  await field(page).fill('shoes');
  const shown = results(page).getByRole('listitem').filter({ visible: true });
  await expect(results(page).getByRole('link', { name: /in Shop$/ })).toBeVisible();
  const tops: (number | undefined)[] = [];
  for (const card of await allFound(shown)) {
    await expect(card).toBeInViewport({ ratio: 1 });
    tops.push((await card.boundingBox())?.y);
  }
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test('an index that is a page is not used, and is asked for again', async ({ page }) => {
  await page.goto(addresses.home);
  await page.route(`**${cataloguePath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  );
  await openSearch(page);
  await expect(results(page).getByText(NOT_LOADED)).toBeVisible();
  await page.unroute(`**${cataloguePath}`);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await page.keyboard.type(shoe.name);
  await expect(cardLink(results(page), shoe)).toBeVisible();
});

test('a page loads neither the search nor its index before the field has the focus', async ({
  page,
}) => {
  const files = watchFiles(page);
  const index = expect.stringContaining(cataloguePath);
  await openPage(page, addresses.home);
  await files.quiet();
  expect(files.asked).not.toContainEqual(index);
  expect(await files.scripts()).not.toContain('Nothing found for');
  await openSearch(page);
  await files.quiet();
  expect(files.asked).toContainEqual(index);
  expect(await files.scripts()).toContain('Nothing found for');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script there is no search in the bar', { tag: '@both' }, async ({ page }) => {
    await page.goto(addresses.home);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: NAME })).toBeHidden();
    await expect(banner.getByRole('searchbox')).toBeHidden();
  });
});
