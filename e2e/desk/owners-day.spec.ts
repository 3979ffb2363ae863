import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '@/e2e/axe';
import { expect, test } from './fixtures';
import {
  filesOf,
  openDesk,
  openNewProduct,
  openPart,
  save,
  savedFiles,
  savedText,
} from './open-desk';
import { publishable } from './saved-shop';

const categories = 'data/catalogue/categories.ts';

const textOf = (file: string) => filesOf().get(file)?.toString() ?? '';

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('an owner changes the hours, adds a category and in it a product with a photo, and all of it can be published @both', async ({
  page,
}) => {
  const file = 'data/visit.ts';
  await openDesk(page);
  await openPart(page, 'Hours, closed days, map');
  const hours = page.getByRole('group', { name: /Opening hours.* Field/ });
  await hours.getByRole('button', { name: 'Expand' }).click();
  await text(page, 'Closes').fill('18:00');
  await page.getByRole('button', { name: /Add .closed day/ }).click();
  await expect(text(page, 'Closed day')).toHaveCount(2);
  await text(page, 'Closed day').last().fill('2026-12-25');
  await save(page);
  const changed = textOf(file)
    .replace("closes: '17:00'", "closes: '18:00'")
    .replace("['2026-05-01']", "['2026-05-01', '2026-12-25']");
  await expect.poll(() => savedText(page, file)).toBe(changed);

  await openPart(page, 'Categories');
  await page.getByRole('button', { name: /Add .category/ }).click();
  await text(page, 'Name').fill('Bags');
  await text(page, 'Description').fill('Sample bags for sample things.');
  await save(page);
  await expect
    .poll(() => savedText(page, categories))
    .toBe(
      textOf(categories).replace(
        /\];\n$/,
        "  { id: 'bags', name: 'Bags', folder: 'bags', description: 'Sample bags for sample things.' },\n];\n",
      ),
    );

  await openNewProduct(page);
  await text(page, 'Name').fill('Canvas Bag');
  await page.getByLabel('Take or choose a photo').setInputFiles({
    name: 'IMG_20261126_101500.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expectNoViolations(page, '.photos-field');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Bags' }).click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('850');
  await page.getByRole('radio', { name: 'its own' }).check();
  await text(page, 'Sizes, with a space between').fill('Small Large');
  await text(page, 'Colour').fill('Red');
  await save(page);
  const product = 'data/catalogue/products/canvas-bag.ts';
  await expect.poll(() => savedText(page, product)).toContain("name: 'Canvas Bag'");
  const saved = await savedText(page, product);
  for (const field of ["category: 'bags'", 'priceKes: 850', "sizes: ['Small', 'Large']"]) {
    expect(saved).toContain(field);
  }
  const published = publishable(await savedFiles(page));
  expect([...published.keys()]).toContain('data/photos/bags/canvas-bag.webp');
});

test('pictures without a text stay as they are when the text of another is saved', async ({
  page,
}) => {
  const file = 'data/scenes.ts';
  const changed = textOf(file).replace('A sample shirt beside', 'A plain shirt beside');
  expect(changed).not.toBe(textOf(file));
  await openDesk(page);
  await openPart(page, 'Pictures of the pages');
  await text(page, 'Picture text').first().fill('A plain shirt beside sample shoes');
  await save(page);
  await expect.poll(() => savedText(page, file)).toBe(changed);
});

const photo = () =>
  sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();
