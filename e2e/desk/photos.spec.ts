import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { filesOf, openDesk, openProduct, save, savedFiles, undated } from './open-desk';

const name = 'Court Shoes';
const id = 'court-shoe';
const module = `data/catalogue/products/${id}.ts`;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });

const phonePhoto = async (width = 4000, height = 3000) => ({
  name: 'IMG_20261126_101500.jpg',
  mimeType: 'image/jpeg',
  // On its side, with a place, as phones save it.
  buffer: await picture(width, height)
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const choose = (page: Page, label: string, file: Awaited<ReturnType<typeof phonePhoto>>) =>
  page.getByLabel(label, { exact: true }).setInputFiles(file);

test('a photo from the phone is saved smaller, upright and without its place, with nothing else changed @both', async ({
  page,
}) => {
  const files = filesOf();
  await openDesk(page, files);
  await openProduct(page, name);
  await choose(page, 'Take the photo', await phonePhoto());
  await expect(page.getByText('New. Save it')).toBeVisible();
  await save(page);
  const path = `data/photos/new/${id}/1.jpg`;
  await expect.poll(async () => (await savedFiles(page)).has(path)).toBe(true);
  const saved = await savedFiles(page);
  const photo = saved.get(path) as Buffer;
  const { format, width, height, exif } = await sharp(photo).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 1800, 2400, undefined]);
  expect([...saved.keys()].sort()).toEqual([...files.keys(), path].sort());
  expect(undated(saved.get(module)?.toString())).toBe(undated(files.get(module)?.toString()));
});
