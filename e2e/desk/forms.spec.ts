import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { filesOf, openDesk, openPart, openProduct, save, savedFiles, savedText } from './open-desk';

test('a new product needs a name, a category, a price and sizes, and is complete @both', async ({
  page,
}) => {
  await openDesk(page);
  await openPart(page, 'Products');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Navy Ankle Boots');
  await choose(page, 'Category', 'Footwear');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('2400');
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
    'pictureAwaited: true,',
    "colour: 'Navy',",
    "kind: 'boots',",
  ]) {
    expect(text).toContain(`\n  ${line}\n`);
  }
});

test('a name with signs that no address has makes an address of hyphens', async ({ page }) => {
  await openDesk(page);
  await openPart(page, 'Products');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Navy_Boots ~ Long & High');
  await choose(page, 'Category', 'Footwear');
  await page.getByRole('spinbutton', { name: 'Price', exact: true }).fill('2400');
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
    'Court Shoes: Colour must be one to three colours such as "Navy/White".',
  );
  expect(await savedFiles(page)).toEqual(files);
});

test('products are listed with their prices, and those that are sold out by themselves', async ({
  page,
}) => {
  await openDesk(page);
  await openPart(page, 'Products');
  await expect(page.getByRole('row', { name: 'Court Shoes' })).toContainText('KSh 3,000');
  await expect(page.getByRole('row', { name: 'Rain Boots' })).toContainText('No price');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Sold out' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: 'Court Shoes' })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: /sold out/i })).not.toHaveCount(0);
});

/** Chooses from a drop-down of the form that is open. */
async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
