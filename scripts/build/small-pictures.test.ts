import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPictureFiles } from '@/lib/catalogue/catalogue-pictures.build';
import { addSmallPictures } from './small-pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'small-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('each picture of a product has a small copy at an address that the product and its number tell', async () => {
  mkdirSync(path.join(folder, 'pictures'));
  const files = await listPictureFiles();
  for (const { file } of files) writeFileSync(path.join(folder, 'pictures', file), file);
  const count = await addSmallPictures(folder);
  const small = (file: string) => readFileSync(path.join(folder, 'desk-pictures', file), 'utf8');
  expect(small('court-shoe/1.jpg')).toMatch(/^court-shoe\.\w{7}-112\.jpg$/);
  expect(small('court-shoe/2.jpg')).toMatch(/^court-shoe-2\.\w{7}-112\.jpg$/);
  const names = new Set(
    files.filter(({ photo }) => !photo.keepsShape).map(({ picture }) => picture.name),
  );
  expect(count).toBe(names.size);
});
