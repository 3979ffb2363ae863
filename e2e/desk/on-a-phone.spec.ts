import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import {
  closeRefusal,
  keptDrafts,
  keptText,
  openDeskOfHost,
  openNewProduct,
  openProduct,
  save,
} from './open-desk';
import { token } from './token';

const file = 'data/catalogue/products/court-shoe.ts';

test.use({ viewport: { width: 360, height: 740 } });

// Each desk has its code host.
test.beforeEach(async ({ page, host: _host }) => {
  await page.goto('');
});

const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Cancel Editing' });
const notSavedYet = (page: Page) => page.getByRole('alertdialog', { name: 'Not saved yet' });

test('the shop’s name and icon are where the owner signs in', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Desk of Duka Mfano' })).toBeVisible();
  const icon = page.locator('.logo');
  await expect(icon).toHaveAttribute('src', 'icon.svg');
  await expect.poll(() => icon.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
});

test('the heading of the parts is whole, and Save is where a thumb is', async ({ page }) => {
  await openDeskOfHost(page);
  const heading = page.getByRole('heading', { name: 'Contents' });
  const strip = page.getByRole('region', { name: 'Your shop' });
  await expect(strip).toBeVisible();
  const [top, above] = [await heading.boundingBox(), await strip.boundingBox()];
  expect(top?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 4);
  await openProduct(page, 'Court Shoes');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.y).toBeGreaterThan(740 * 0.8);
});

test('what a new product needs is marked before it is saved', async ({ page }) => {
  await openDeskOfHost(page);
  await openNewProduct(page);
  const star = (field: string) =>
    page.getByRole('group', { name: new RegExp(`${field}.* Field`) }).evaluate((group) => {
      const heading = group.querySelector('h4');
      const drawn = heading ? getComputedStyle(heading, '::after').content : '';
      return drawn.includes('*') || group.querySelector('header > .required') !== null;
    });
  for (const field of ['Name', 'Category', 'Price', 'Sizes']) {
    expect(await star(`“\\W*${field}`), field).toBe(true);
  }
  await back(page).click();
  await page.getByRole('row', { name: 'Rain Boots' }).click();
  await expect(price(page)).toBeVisible();
  expect(await star('“\\W*Price')).toBe(false);
});

test('Close is a whole word beside a heading of two lines', async ({ page }) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await page
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill('Court Shoes with a low heel and a strap');
  await price(page).fill('300');
  await save(page);
  const question = page.getByRole('dialog', { name: /KSh 300/ });
  const heading = await question.getByRole('heading').boundingBox();
  const close = await question.getByRole('button', { name: 'Close' }).boundingBox();
  expect(heading?.height).toBeGreaterThan(40);
  expect(close?.height).toBeLessThan(50);
});

test('a refused price is not offered again, and what else was typed is', async ({ page, host }) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await price(page).click();
  await price(page).fill('12O0');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await save(page);
  await closeRefusal(page);
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await back(page).click();
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await expect(price(page)).toHaveValue('3000');
  await expect(notSavedYet(page)).toBeHidden();

  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.click();
  await name.fill('Court Shoes with a strap');
  await price(page).fill('12O0');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await save(page);
  await closeRefusal(page);
  await expect.poll(() => keptText(page)).not.toContain('12O0');
  await back(page).click();
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await notSavedYet(page).getByRole('button', { name: 'Go on with it' }).click();
  await expect(name).toHaveValue('Court Shoes with a strap');
  await expect(price(page)).toHaveValue('3000');

  await price(page).click();
  await price(page).fill('2750');
  await expect.poll(() => keptText(page)).toContain('2750');
  await back(page).click();
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await notSavedYet(page).getByRole('button', { name: 'Go on with it' }).click();
  await expect(price(page)).toHaveValue('2750');
  await save(page);
  await expect.poll(() => host.repository.text(file)).toContain('priceKes: 2750');
});

test('a photo that was taken is there again after Back', async ({ page, host }) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  const photo = { create: { width: 900, height: 1200, channels: 3, background: '#2a6' } } as const;
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Take or choose a photo').click();
  await (await choosing).setFiles({
    name: 'IMG_20261126_101500.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(photo).jpeg().toBuffer(),
  });
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await back(page).click();
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  await notSavedYet(page).getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await save(page);
  await expect
    .poll(() => host.repository.history('main', 1)[0]?.files)
    .toContain('data/photos/new/court-shoe/1.webp');
});

test('a phone signs in by the link of a square on another screen, after a question', async ({
  page,
}) => {
  await page.goto('about:blank');
  await page.goto(`./#/signin/${btoa(JSON.stringify({ token, prefs: {} }))}`);
  const question = page.getByRole('alertdialog', { name: 'Sign in on this phone' });
  await expect(question).toContainText('Go on only if you opened it yourself.');
  await question.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  expect(page.url()).not.toContain('signin');
});
