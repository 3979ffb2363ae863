import type { Locator, Page } from '@playwright/test';
import { cartWords } from '@/data/words/sw/cart';
import { productWords } from '@/data/words/sw/product';
import { shelfWords } from '@/data/words/sw/shelf';
import { shellWords } from '@/data/words/sw/shell';
import { parsePage } from '@/lib/export/page-tree.build';
import { pagePaths } from '@/lib/links/page-paths';
import { encodeLink } from '@/lib/order/link-format';
import { referenceOfText } from '@/lib/order/reference';
import { englishLeft, textsOf } from '@/scripts/check/crawl/english-left';
import { expectNoViolations } from './axe';
import { seedCart, storedCart } from './cart-storage';
import { expectNothingCut } from './cut-off';
import { addresses, describedProduct, partlySoldOut, shoe, size, soldOut } from './examples';
import { expect, hydrate, test } from './fixtures';
import { sizeRadio } from './shopper-steps';

const order = encodeLink({
  lines: [{ id: shoe.id, size, priceKes: shoe.priceKes, quantity: 12 }],
  order: {
    reference: referenceOfText('an order in Kiswahili'),
    day: 326,
    area: 'Anywhere else',
    feeKes: 250,
    place: 'Kisumu',
    payBy: 'paybill',
  },
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

async function expectInKiswahili(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  expect(englishLeft(textsOf(parsePage(await page.content()))), page.url()).toEqual([]);
}

const { filtered: _, unknownCategory: __, ...plain } = addresses;
const pages = {
  ...plain,
  'size guide': pagePaths.sizeGuide,
  'sold out': soldOut.path,
  'partly sold out': partlySoldOut.path,
  described: describedProduct.path,
  'nothing found': '/shop/?q=zqxjk&size=shoes-42',
  'an order': `${pagePaths.order}#${order}`,
  offline: pagePaths.offline,
};

for (const [name, address] of Object.entries(pages)) {
  test(`the page “${name}” in Kiswahili is whole, narrow and with large text, and has no axe violations`, async ({
    page,
  }) => {
    await page.goto(`/sw${address}`);
    await hydrate(page);
    for (const fold of await page.locator('main summary').all()) await fold.click();
    await expectInKiswahili(page);
    await expectNoViolations(page);
    await expectNothingCut(page);
  });
}

/** What is opened over Shop. */
const opened: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the menu': async (page) => {
    await page.getByRole('button', { name: shellWords.nav.menu }).click();
    return page.getByRole('navigation', { name: shellWords.nav.name });
  },
  'a product’s dialog with a notice': async (page) => {
    await page.locator(`main li a[href="/sw${shoe.path}"]`).first().click();
    const dialog = page.getByRole('dialog');
    await sizeRadio(dialog, size).check({ force: true });
    await dialog.getByRole('button', { name: productWords.add }).click();
    return dialog;
  },
  'the filter of sizes': async (page) => {
    await page.getByRole('button', { name: shelfWords.size, exact: true }).click();
    const panel = page.getByRole('dialog', { name: shelfWords.size });
    await expect(panel.getByRole('checkbox').first()).toBeVisible();
    return panel;
  },
  'the cart': async (page) => {
    await page.getByRole('banner').locator('#search + button').click();
    return page.getByRole('dialog', { name: cartWords.title });
  },
};

for (const [what, open] of Object.entries(opened)) {
  test(`${what} in Kiswahili is whole and has no axe violations`, async ({ page }) => {
    await seedCart(page, storedCart(3));
    await page.goto('/sw/shop/');
    await hydrate(page);
    await expect(await open(page)).toBeVisible();
    await expectInKiswahili(page);
    await expectNoViolations(page);
  });
}

test('a filter in Kiswahili marks the names that it has in English alone', async ({ page }) => {
  await page.goto('/sw/shop/');
  await hydrate(page);
  await page.getByRole('button', { name: shelfWords.kind }).click();
  const names = page.getByRole('dialog', { name: shelfWords.kind }).locator('bdi');
  await expect(names.filter({ hasText: /^Buti$/ })).not.toHaveAttribute('lang');
  await expect(names.filter({ hasText: /^Hoodies$/ })).toHaveAttribute('lang', 'en');
});
