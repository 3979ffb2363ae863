import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '@/e2e/axe';
import { heicOf } from '@/tools/owner/photos/samples/heic';
import { expect, test } from './fixtures';
import { filesOf, openDesk, openDeskOfHost, openProduct, save, savedFiles } from './open-desk';

const name = 'Court Shoes';
const id = 'court-shoe';
const waiting = `data/photos/new/${id}`;

/** A photo as a phone saves it: on its side, with the place where it was taken. */
const photo = (width = 4000, height = 3000, background = '#2a6') =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const choose = async (page: Page, label: string, buffer: Buffer) => {
  const file = { name: 'IMG_20261126_101500.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(label, { exact: true }).setInputFiles(file);
};

/** The files that the desk has saved besides those of the shop, once there are so many. */
const added = async (page: Page, count: number) => {
  const before = filesOf();
  const more = async () => [...(await savedFiles(page))].filter(([file]) => !before.has(file));
  await expect.poll(async () => (await more()).length).toBe(count);
  return new Map(await more());
};

test('a photo from the phone is saved smaller, upright and without its place, and nothing else changes', async ({
  page,
}) => {
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', await photo());
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await save(page);
  const path = `${waiting}/1.webp`;
  const saved = (await added(page, 1)).get(path);
  const { format, width, height, exif } = await sharp(saved).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 1800, 2400, undefined]);
  const [now, before] = [await savedFiles(page), new Map(files).set(path, saved as Buffer)];
  expect([...now.keys()].sort()).toEqual([...before.keys()].sort());
  const text = (all: typeof now, file: string) => `${all.get(file)}`;
  for (const file of now.keys()) expect(text(now, file)).toBe(text(before, file));
});

test('further photos have the next numbers, and one that was taken back is not saved', async ({
  page,
}) => {
  await openDesk(page);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', await photo());
  await choose(page, 'Add another photo', await photo(900, 1200, '#a26'));
  await expect(page.getByText('New: save to send it')).toHaveCount(2);
  await choose(page, 'Add another photo', await photo(900, 1200, '#26a'));
  await expect(page.getByText('New: save to send it')).toHaveCount(3);
  await page.getByRole('button', { name: 'Take back photo 2' }).click();
  await expect(page.getByText('New: save to send it')).toHaveCount(2);
  await save(page);
  expect([...(await added(page, 2)).keys()].sort()).toEqual([
    `${waiting}/1.webp`,
    `${waiting}/3.webp`,
  ]);
});

test('a photo that waits for the publish is shown, and the next one under its number is saved beside it', async ({
  page,
}) => {
  await openDesk(page);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', await photo());
  await save(page);
  await added(page, 1);
  await page.getByRole('row', { name }).click();
  await expect(page.getByText('Saved: in the shop after the next publish')).toBeVisible();
  await expectNoViolations(page, '.photos-field');
  await choose(page, 'Replace photo 1', await photo(900, 1200, '#a26'));
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await save(page);
  expect([...(await added(page, 2)).keys()].sort()).toEqual([
    `${waiting}/1-1.webp`,
    `${waiting}/1.webp`,
  ]);
});

test('the price and the sizes of a product with three pictures are not far below them @both', async ({
  page,
}) => {
  const module = `data/catalogue/products/${id}.ts`;
  const files = filesOf();
  const record = `${files.get(module)}`
    .replace("views: ['from the side']", "views: ['from the side', 'from the back']")
    .replace('  drawn: true,\n', '');
  await openDesk(page, new Map(files).set(module, Buffer.from(record)));
  await openProduct(page, name);
  await expect(page.getByText('Replace', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Add another photo')).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  for (const button of [
    page.getByRole('textbox', { name: 'Price', exact: true }),
    page.getByRole('button', { name: /^\d+ In stock/ }).first(),
  ]) {
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect((box?.y ?? height * 2) + (box?.height ?? 0)).toBeLessThan(height * 1.6);
  }
  await expectNoViolations(page, '.photos-field');
});

test('a HEIC is converted on a phone that cannot show it', async ({ page }) => {
  await openDesk(page);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', heicOf({ columns: 2, rows: 3 }));
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await save(page);
  const saved = (await added(page, 1)).get(`${waiting}/1.webp`);
  const { format, width, height } = await sharp(saved).metadata();
  expect([format, width, height]).toEqual(['webp', 1024, 1536]);
});

test('a photo is converted on a phone whose browser writes no WebP', async ({ page }) => {
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options);
    };
  });
  await openDesk(page);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', await photo());
  await expect(page.getByText('New: save to send it')).toBeVisible();
  await save(page);
  const saved = (await added(page, 1)).get(`${waiting}/1.webp`);
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'webp', width: 1800 });
});

test('what the shop cannot use is refused with the reason, and nothing is saved of it', async ({
  page,
}) => {
  const cases: [string, Buffer][] = [
    ['This photo is 400 × 500 px. Each side needs 600 px:', await photo(500, 400)],
    [
      'This photo is a video: take a photo',
      Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'),
    ],
    ['This photo is a raw photo (DNG)', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['This photo is no picture: choose a photo', Buffer.from('%PDF-1.7')],
    ['This photo cannot be read: it is cut off', (await photo()).subarray(0, 300)],
    ['This photo is empty: copy it from the phone again', Buffer.alloc(0)],
  ];
  await openDesk(page);
  await openProduct(page, name);
  for (const [sentence, file] of cases) {
    await choose(page, 'Take or choose a photo', file);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  await expect(page.getByText('New: save to send it')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('a photo is one commit with its product, and what the publish made of it is not undone by a later save', async ({
  page,
  host,
}) => {
  const module = `data/catalogue/products/${id}.ts`;
  const { repository } = host;
  await openDeskOfHost(page);
  await openProduct(page, name);
  await choose(page, 'Take or choose a photo', await photo());
  await save(page);
  await expect.poll(() => repository.history('main', 1)[0]?.files).toContain(`${waiting}/1.webp`);
  expect(repository.history('main', 5)).toHaveLength(2);

  await page.getByRole('row', { name }).click();
  await expect(page.getByText('Saved: in the shop after the next publish')).toBeVisible();
  const published = `${repository.text(module)}`.replace('  drawn: true,\n', '');
  const taken = [
    [`${waiting}/1.webp`, undefined],
    [`data/photos/court shoes/${id}.jpg`, await photo()],
    [module, published],
  ] as const;
  repository.commit(taken, 'Publish');

  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('2750');
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'Changed elsewhere too' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(repository.text(module)).toBe(published);
  await page.getByRole('button', { name: 'Show what is there now' }).click();
  await page.getByRole('button', { name: 'Show what is there now' }).last().click();
  await expect(price).toHaveValue('3000');
  await price.fill('2750');
  await save(page);
  await expect.poll(() => repository.text(module)).toContain('priceKes: 2750');
  expect(repository.text(module)).not.toContain('drawn');
});
