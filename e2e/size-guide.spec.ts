import { sizeGuides } from '@/data/size-guide';
import { availableSizes } from '@/lib/catalogue/stock';
import { pages } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';
import { addresses, partlySoldOut, shoe, size } from './examples';
import { expect, hydrate, openPage, test } from './fixtures';
import { fixture } from './servers';
import { products } from './shop-under-test';
import { chooseSize, openProduct, productDialog, sizeRadio } from './shopper-steps';

/** A product of a size set that has no guide. */
const unguided = products.find(
  ({ sizeGroup, hasSizeGuide, soldOutSizes }) => sizeGroup && !hasSizeGuide && !soldOutSizes,
);
const guide = sizeGuides.find(({ id }) => id === partlySoldOut.sizeGroup);
const tight = products.find(({ fit }) => fit === 'small');
if (!unguided || !guide || !tight) throw new Error('The shop under test lacks an example.');

test('a product’s size guide opens by tap and key, says how it fits, and is not there for sizes without one', async ({
  page,
}) => {
  await test.step('a product’s size guide opens and marks the sizes in stock', async () => {
    await page.goto(partlySoldOut.path);
    const table = page.getByRole('table');
    await expect(table).toBeHidden();
    await page.locator('summary', { hasText: 'Size guide' }).click();
    await expect(table).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveText(Object.keys(guide.rows));
    const marked = table.getByRole('row').filter({ has: page.getByRole('img') });
    await expect(marked.getByRole('rowheader')).toHaveText([...availableSizes(partlySoldOut)]);
    await expect(page.getByText('True to size. Take your usual size.')).toBeVisible();
    const all = page.getByRole('link', { name: 'All size guides' });
    await expect(all).toHaveAttribute('href', pagePaths.sizeGuide);
  });
  await test.step('a product that fits small says to take the larger size, also between two', async () => {
    await page.goto(tight.path);
    await expect(page.getByText('Fits small. Take one size up.', { exact: true })).toBeVisible();
    await hydrate(page);
    await page.locator('summary', { hasText: 'Size guide' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Between two sizes? Take the larger one.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: /^Sizes: / })).toBeFocused();
  });
  await test.step('a product whose sizes have no guide has no panel and no link to one', async () => {
    await openPage(page, unguided.path);
    const article = page.getByRole('article', { name: unguided.name });
    await expect(article.getByRole('radio')).not.toHaveCount(0);
    await expect(article.getByText('Size guide')).toHaveCount(0);
    await page.goto(`/shop/${unguided.categoryKey}/`);
    await openProduct(page, unguided);
    await expect(
      productDialog(page, unguided).getByRole('link', { name: 'Size guide' }),
    ).toHaveCount(0);
  });
});

test('the product dialog leads to the open size guide on the product’s page, with what was chosen', async ({
  page,
}) => {
  await page.goto(addresses.shop);
  const dialog = await openProduct(page, shoe);
  await chooseSize(dialog, size);
  await dialog.getByRole('link', { name: 'Size guide' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${shoe.path}\\?size=`));
  await expect(page.getByRole('article').getByRole('table')).toBeInViewport();
  await hydrate(page);
  await expect(page.getByRole('article').getByRole('table')).toBeVisible();
  await expect(sizeRadio(page.getByRole('article'), size)).toBeChecked();
});

test('the page of size guides has every guide and is found from the shop', async ({ page }) => {
  await page.goto(addresses.shop);
  await page.getByRole('main').getByRole('link', { name: 'Size guide', exact: true }).click();
  await expect(page).toHaveURL(pagePaths.sizeGuide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.sizeGuide.heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    fixture.site + pagePaths.sizeGuide,
  );
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByText('Size guide')).toHaveAttribute('aria-current', 'page');
  for (const { title, rows } of sizeGuides) {
    const guide = page.getByRole('region', { name: title, exact: true });
    await expect(guide.getByRole('rowheader')).toHaveText(Object.keys(rows));
    await expect(guide.getByRole('img')).toBeVisible();
  }
  await hydrate(page);
});
