import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/e2e/axe';
import { expect, test } from './fixtures';
import {
  filesOf,
  openDesk,
  openNewProduct,
  openPart,
  openProduct,
  save,
  savedText,
} from './open-desk';

const court = 'data/catalogue/products/court-shoe.ts';

/** A size in the form that is open: pressed where it is sold out. */
function sizeButton(page: Page, size: string) {
  return page.getByRole('button', { name: new RegExp(`^${size} (?:In stock|Sold out|\\d+ left)`) });
}

test('a size is sold out in four taps after the desk is open, and back in three more', async ({
  page,
}) => {
  const before = `${filesOf().get(court)}`;
  const saved = () => savedText(page, court);
  await openDesk(page);
  const taps = await countTaps(page);

  await openPart(page, 'Products');
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await sizeButton(page, '42').click();
  await expect(sizeButton(page, '42')).toHaveAccessibleName('42 Sold out');
  await save(page);
  await expect.poll(saved).toBe(before.replace(/^ {2}fit: .*$/m, "$&\n  soldOut: ['42'],"));
  expect(await taps()).toBe(4);

  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await expect(sizeButton(page, '42')).toHaveAttribute('aria-pressed', 'true');
  await sizeButton(page, '42').click();
  await save(page);
  await expect.poll(saved).toBe(before);
  expect(await taps()).toBe(7);
});

test('several sizes and how many are left are saved as one change', async ({ page }) => {
  await openDesk(page);
  await openProduct(page, 'Wide Trousers');
  const file = 'data/catalogue/products/wide-trousers.ts';
  await sizeButton(page, '28').click();
  await sizeButton(page, '30').click();
  await page.getByText('How many are left').click();
  await page.getByRole('textbox', { name: '36', exact: true }).fill('1');
  await expect(sizeButton(page, '36')).toHaveAccessibleName('36 1 left');
  await save(page);
  await expect.poll(() => savedText(page, file)).toContain("soldOut: ['30', '38'],");
  expect(await savedText(page, file)).toContain("sizesLeft: { '34': 2, '36': 1 },");
});

test('own sizes of which one text is read as several say so, also after the field is left', async ({
  page,
}) => {
  await openDesk(page);
  await openNewProduct(page);
  await page.getByRole('radio', { name: 'its own' }).check();
  const typed = page.getByRole('textbox', { name: 'Sizes, with a space between' });
  await typed.fill('S, M,L 10-12');
  await typed.blur();
  await expect(
    page.getByRole('status').filter({ hasText: 'L 10-12 is read as L, 10-12' }),
  ).toBeVisible();
});

test('the whole product is sold out at once, and back', async ({ page }) => {
  await openDesk(page);
  await openProduct(page, 'Court Shoes');
  await page.getByRole('button', { name: 'All sold out' }).click();
  await save(page);
  await expect.poll(() => savedText(page, court)).toContain('soldOut: true,');
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await page.getByRole('button', { name: 'All in stock' }).click();
  await save(page);
  await expect.poll(() => savedText(page, court)).not.toContain('soldOut');
});

test('own sizes are typed as in the sheet, and what cannot be read is answered and not saved', async ({
  page,
}) => {
  await openDesk(page);
  await openProduct(page, 'Court Shoes');
  await page.getByText('Change the sizes').click();
  await page.getByRole('radio', { name: 'its own' }).check();
  const sizes = page.getByRole('textbox', { name: 'Sizes, with a space between' });
  await expect(sizes).toHaveValue('37 38 39 40 41 42 43 44');
  await sizes.fill('38 39 39');
  await save(page);
  await expect(page.getByText('39 must be there once')).toBeVisible();
  await sizes.fill('38 39 (sold out) 40 (2 left) 41');
  await page.getByRole('button', { name: 'Take out 41' }).click();
  await save(page);
  await expect.poll(() => savedText(page, court)).toContain("sizes: ['38', '39', '40'],");
  const text = await savedText(page, court);
  expect(text).toContain("soldOut: ['39'],");
  expect(text).toContain("sizesLeft: { '40': 2 },");
});

test('a new product comes in one size, and the field stays in its place while own sizes are typed', async ({
  page,
}) => {
  await openDesk(page);
  await openNewProduct(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Black Boots');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Footwear', exact: true }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('650/=');
  await page.getByRole('radio', { name: 'its own' }).check();
  const sizes = page.getByRole('textbox', { name: 'Sizes, with a space between' });
  const top = () => sizes.evaluate((input) => input.getBoundingClientRect().top);
  await sizes.focus();
  const before = await top();
  await sizes.pressSequentially('M');
  await expect(sizeButton(page, 'M')).toBeVisible();
  expect(await top()).toBe(before);
  await page.getByRole('radio', { name: 'One size' }).check();
  await save(page);
  const file = 'data/catalogue/products/black-boots.ts';
  await expect.poll(() => savedText(page, file)).toContain("sizes: ['One size'],");
  await page.getByRole('row', { name: 'Black Boots' }).click();
  await page.getByText('Change the sizes').click();
  await expect(page.getByRole('radio', { name: 'One size' })).toBeChecked();
});

test('the sizes have no barrier, in light and in dark @both', async ({ page }) => {
  await openDesk(page);
  await openProduct(page, 'Wide Trousers');
  await page.getByText('How many are left').click();
  await page.getByText('Change the sizes').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, '.stock-field');
  }
});

/** Counts what a finger or a mouse taps from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}
