import type { Page } from '@playwright/test';
import { faq } from '@/data/faq';
import { cataloguePath } from '@/lib/catalogue/catalogue-file';
import { allFound } from './all-found';
import { cutOffParts } from './cut-off';
import { addresses, plainProduct, shoe } from './examples';
import { expect, hydrate, openPage, saveData, test, untilEntryLeft, watchFiles } from './fixtures';
import { products } from './shop-under-test';
import { cardLink, productDialog } from './shopper-steps';

const NAME = 'Search the shop';
const NOT_LOADED = 'The search did not load. Press Enter to search the Shop page.';
const field = (page: Page) => page.getByRole('searchbox', { name: NAME }).first();
const results = (page: Page) => page.locator('#search');

/** Gives the bar's field the focus: on a phone by its button. */
async function openSearch(page: Page) {
  await hydrate(page);
  const button = page.getByRole('banner').getByRole('button', { name: NAME });
  if (await button.isVisible()) await button.click();
  else await field(page).click();
  await expect(field(page)).toBeFocused();
}

test('a shopper finds a product in the bar, opens it, comes back to what was found, and sees it in Shop', {
  tag: '@both',
}, async ({ page }) => {
  await test.step('what is typed is found as cards, and Enter shows it in Shop', async () => {
    await page.goto(addresses.contact);
    await openSearch(page);
    await page.keyboard.type(shoe.name.toLowerCase());
    // Of the whole text: the cards of its beginning are replaced.
    await expect(results(page).getByRole('link', { name: /in Shop$/ })).toHaveAttribute(
      'href',
      `/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`,
    );
    await expect(cardLink(results(page), shoe)).toBeVisible();
    // Beside its picture the name of a narrow card would have a word in each line.
    const [picture, name] = await Promise.all([
      results(page).getByRole('listitem').locator('img').first().boundingBox(),
      cardLink(results(page), shoe).boundingBox(),
    ]);
    if (!picture || !name) throw new Error('a found card has no picture or no name');
    expect(name.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/shop/?${new URLSearchParams({ q: shoe.name.toLowerCase() })}`);
    await page.goBack();
    await expect(page).toHaveURL(addresses.contact);
    await untilEntryLeft(page);
  });
  await test.step('a found card opens its product, and Escape leads back to what was found', async () => {
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
  await test.step('a search for how to pay leads to the answer, which is open and in view', async () => {
    await page.goto(addresses.home);
    await openSearch(page);
    await page.keyboard.type('mpesa');
    await results(page).getByRole('link', { name: 'How to pay' }).click();
    await expect(page).toHaveURL('/contact/#payment');
    await expect(
      page.getByText(faq.find(({ question }) => /pay/.test(question))?.answer ?? ''),
    ).toBeInViewport();
  });
});

test('a search of any text is answered, and nothing of it is cut off', async ({ page }) => {
  await page.goto(addresses.home);
  await openSearch(page);
  for (const text of ['a'.repeat(10_000), '👟', '<script>alert(1)</script>', 'حذاء \u202e sehs']) {
    await field(page).fill(text);
    const heading = results(page).getByRole('heading', { name: /^Nothing found for/ });
    await expect(heading).toContainText(text.slice(0, 9));
    expect(await results(page).evaluate(cutOffParts)).toEqual([]);
  }
});

test('a letter that is typed while a slow phone draws the page stays in the field', {
  tag: '@wide',
}, async ({ page }) => {
  const isBusy = new Promise<void>((told) => page.exposeFunction('tellBusy', told));
  await openPage(page, '/shop/');
  const own = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
  await own.click();
  await page.keyboard.type('a');
  await expect(page).toHaveURL('/shop/?q=a');
  // The first empties the field, the second closes what is beneath it: the next letter opens that.
  await own.press('Escape');
  await own.press('Escape');
  await expect(page).toHaveURL('/shop/');
  // The field is scrolled away, which changes its state; the phone is busy before React draws that.
  await own.evaluate((field) => {
    const told = window as unknown as { tellBusy: () => void };
    new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) return;
        told.tellBusy();
        const end = performance.now() + 1000;
        while (performance.now() < end);
      },
      { rootMargin: '-60px 0px 0px' },
    ).observe(field);
    window.scrollTo(0, document.body.scrollHeight);
  });
  await isBusy;
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/shop/?q=n');
  await expect(own).toHaveValue('n');
});

test('the field above the products of Shop searches them as it is typed, as one step of Back, and keeps their order', {
  tag: '@wide',
}, async ({ page }) => {
  await test.step('a search keeps the order, and Back takes it off', async () => {
    await openPage(page, '/shop/?sort=price-up');
    const own = page.getByRole('search', { name: 'Search in Shop' }).getByRole('searchbox');
    await own.fill(shoe.name);
    await own.press('Enter');
    await expect(page).toHaveURL(
      `/shop/?${new URLSearchParams({ sort: 'price-up', q: shoe.name })}`,
    );
    await expect(cardLink(page, shoe)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/shop/?sort=price-up');
    await expect(own).toHaveValue('');
  });
  await test.step('Back right after a search leads to all products and an empty field', async () => {
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
  await test.step('what is typed is searched at once, as one step of Back', async () => {
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

test('on a wide screen the bar’s field comes once that of Shop is out of view, and what it finds is one row, reached by keyboard', {
  tag: '@wide',
}, async ({ page }) => {
  await test.step('the field of the bar comes once that of Shop is out of view', async () => {
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
  await test.step('the found cards are one whole row, and a link leads to all', async () => {
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
  await test.step('the field, the link to Shop and the cards are reached by keyboard, and Escape closes', async () => {
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
