import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  closeRefusal,
  filesOf,
  openDesk,
  openDeskOfHost,
  openNewProduct,
  openPart,
  openProduct,
  save,
  savedFiles,
  savedText,
} from './open-desk';

test('a new product needs a name, a category, a price and sizes, and is complete @both', async ({
  page,
}) => {
  await openDesk(page);
  await openNewProduct(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Navy Ankle Boots');
  await choose(page, 'Category', 'Footwear');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('2400');
  await page.getByRole('radio', { name: /^shoes/i }).check();
  await save(page);
  const file = 'data/catalogue/products/navy-ankle-boots.ts';
  await expect.poll(() => savedText(page, file)).toContain("id: 'navy-ankle-boots',");
  const text = await savedText(page, file);
  for (const line of [
    "name: 'Navy Ankle Boots',",
    "category: 'footwear',",
    'priceKes: 2400,',
    "sizes: 'shoes',",
    "description: 'Navy Ankle Boots.',",
    "colour: 'Navy',",
    "kind: 'boots',",
  ]) {
    expect(text).toContain(`\n  ${line}\n`);
  }
});

test('a name with signs that no address has makes an address of hyphens', async ({ page }) => {
  await openDesk(page);
  await openNewProduct(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Navy_Boots ~ Long & High');
  await choose(page, 'Category', 'Footwear');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('2400');
  await page.getByRole('radio', { name: /^shoes/i }).check();
  await page.getByRole('textbox', { name: 'Colour' }).fill('Navy');
  await save(page);
  await expect
    .poll(() => savedText(page, 'data/catalogue/products/navy-boots-long-high.ts'))
    .toContain("id: 'navy-boots-long-high',");
});

test('what the check would refuse is said on the phone, and nothing is saved', async ({ page }) => {
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, 'Court Shoes');
  await page.getByRole('textbox', { name: 'Colour' }).fill('Red 12');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText(
    'Court Shoes: Colour must be one to three colours such as Navy/White, not "Red 12".',
  );
  expect(await savedFiles(page)).toEqual(files);
});

test('what contradicts another form is said before the save, and what was typed stays', async ({
  page,
  host,
}) => {
  const before = host.repository.idOf('main');
  await openDeskOfHost(page);
  await openPart(page, 'Delivery areas and fees');
  await page.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
  const fee = page
    .getByRole('textbox', { name: 'Fee' })
    .or(page.getByRole('textbox', { name: 'Fee' }));
  await fee.fill('450');
  await save(page);
  const answer = page.getByRole('alertdialog');
  await expect(answer).toContainText(
    'Sampletown: Fee must be 0 or within “What delivery costs” of “Delivery and returns”, KSh 150–250; change one of the two.',
  );
  await closeRefusal(page);
  await expect(fee).toHaveValue('450');
  expect(host.repository.idOf('main')).toBe(before);
});

test('a price many times the one before is asked about', async ({ page }) => {
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, 'Strap Sandals');
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('9000');
  await save(page);
  const question = page.getByRole('dialog', { name: 'Strap Sandals: KSh 9,000?' });
  await expect(question).toContainText('It was KSh 900.');
  await question.getByRole('button', { name: 'Do not save' }).click();
  await closeRefusal(page);
  expect(await savedFiles(page)).toEqual(files);
  await expect(price).toHaveValue('9000');
  await save(page);
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => savedText(page, 'data/catalogue/products/strap-sandal.ts'))
    .toContain('priceKes: 9000,');
});

test('products are listed with their prices and what is sold out', async ({ page }) => {
  await openDesk(page);
  await openPart(page, 'Products');
  await expect(page.getByRole('row', { name: 'Court Shoes' })).toContainText('KSh 3,000');
  await expect(page.getByRole('row', { name: 'Rain Boots' })).toContainText('No price');
  await expect(page.getByRole('row').filter({ hasText: /sold out/i })).not.toHaveCount(0);
});

test('a text in Kiswahili is changed and another taken out, and the rest stays', async ({
  page,
}) => {
  const file = 'data/catalogue/products/court-shoe.ts';
  const before = `${filesOf().get(file)}`;
  await openDesk(page);
  await openProduct(page, 'Court Shoes');
  const group = page.getByRole('group', { name: /In Kiswahili/ });
  const field = (name: string) => group.getByRole('textbox', { name });
  await scrollTo(page, group);
  await group.getByRole('button', { name: 'Expand' }).click();
  await scrollTo(page, field('Name'));
  await field('Name').fill('Viatu vya ofisini');
  await scrollTo(page, field('Care'));
  await field('Care').fill('');
  await save(page);
  await expect
    .poll(() => savedText(page, file))
    .toBe(
      before
        .replace("name: 'Viatu vya kisigino'", "name: 'Viatu vya ofisini'")
        .replace(/ {4}care: 'Panguza.*\n/, ''),
    );
});

test('a price is typed as people write it, and is never lost', async ({ page }) => {
  const court = 'data/catalogue/products/court-shoe.ts';
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, 'Court Shoes');
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await expect(price).toHaveValue('3000');
  await price.fill('');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('Court Shoes: Price must be there');
  await closeRefusal(page);
  expect(await savedFiles(page)).toEqual(files);
  await price.fill('KSh 12,500/=');
  await page.getByRole('textbox', { name: 'Earlier price' }).fill('');
  await save(page);
  await expect.poll(() => savedText(page, court)).toContain('priceKes: 12500,');
  await expect(page.getByRole('row', { name: 'Court Shoes' })).toContainText('KSh 12,500');
});

test('a featured product is taken out and another put in, and the others stay in their order', async ({
  page,
}) => {
  const file = 'data/catalogue/featured.ts';
  const before = filesOf().get(file)?.toString() ?? '';
  await openDesk(page);
  await openPart(page, 'More featured products');
  await page.getByRole('button', { name: /Remove.*Crew/i }).click({ timeout: 5000 });
  await choose(page, 'More featured products', 'Ankle Boots');
  await save(page);
  await expect
    .poll(() => savedText(page, file))
    .toBe(before.replace("  'crew-tee',\n", '').replace("  'soft-suit',\n", "$&  'ankle-boot',\n"));
});

/**
 * Scrolls down a product's form until a part is there: the package draws only the parts near the screen. After 30
 * steps, which are longer than a form, it begins again at the top: a busy machine draws a part after it has passed.
 */
async function scrollTo(page: Page, part: Locator) {
  await page.getByRole('group', { name: /^Edit / }).hover();
  let steps = 0;
  await expect(async () => {
    steps += 1;
    await page.mouse.wheel(0, steps % 30 === 0 ? -10_000 : 200);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Chooses from a drop-down of the form that is open. */
async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
