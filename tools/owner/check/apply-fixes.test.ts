import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPhotos } from '@/tools/owner/photos/list-photos';
import { applyFixes } from './apply-fixes';

const root = mkdtempSync(path.join(tmpdir(), 'fixes-'));
const folders = { photos: path.join(root, 'photos'), catalogue: path.join(root, 'catalogue') };
const shoesFile = path.join(folders.catalogue, 'shoes.ts');
afterAll(() => rmSync(root, { recursive: true }));

const addPhoto = (file: string) => {
  mkdirSync(path.dirname(path.join(folders.photos, file)), { recursive: true });
  writeFileSync(path.join(folders.photos, file), file);
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  addPhoto('Blue Jeans.JPG');
  mkdirSync(folders.catalogue);
  writeFileSync(
    shoesFile,
    `import type { CategoryRecord } from '@/data/types';

export const shoes: CategoryRecord = {
  id: 'shoes',
  products: [
    // The best ones.
    { id: 'boot', pictureAwaited: true, updated: '2026-11-01' },
  ],
};
`,
  );
});

test('a photo is renamed into the folder of its product, and the line says so', () => {
  const fix = { from: 'Blue Jeans.JPG', to: 'trousers/blue-jeans.jpg' };
  expect(applyFixes([fix], folders)).toEqual([
    `${folders.photos}/Blue Jeans.JPG is now ${folders.photos}/trousers/blue-jeans.jpg`,
  ]);
  expect(listPhotos(folders.photos)).toEqual(['trousers/blue-jeans.jpg']);
});

test('a photo is never written over', () => {
  addPhoto('trousers/blue-jeans.jpg');
  const fix = { from: 'Blue Jeans.JPG', to: 'trousers/blue-jeans.jpg' };
  expect(applyFixes([fix], folders)).toEqual([
    `${folders.photos}/Blue Jeans.JPG: cannot be renamed. Close the program that has it open, and look whether there is ${folders.photos}/trousers/blue-jeans.jpg`,
  ]);
  expect(listPhotos(folders.photos)).toEqual(['Blue Jeans.JPG', 'trousers/blue-jeans.jpg']);
});

test('fields of a record are set and taken out, and the rest of the file stays', () => {
  const lines = applyFixes(
    [
      { productId: 'boot', field: 'updated', value: '2026-11-22' },
      { productId: 'boot', field: 'formerPaths', value: ['hats/boot'] },
      { productId: 'boot', field: 'pictureAwaited', value: undefined },
    ],
    folders,
  );
  expect(lines).toEqual([
    "boot: updated: '2026-11-22'",
    "boot: formerPaths: ['hats/boot']",
    'boot: pictureAwaited: taken out',
  ]);
  const text = readFileSync(shoesFile, 'utf8');
  expect(text).toContain('// The best ones.');
  expect(text).toContain("updated: '2026-11-22'");
  expect(text).toContain("formerPaths: ['hats/boot']");
  expect(text).not.toContain('pictureAwaited');
});

test('a record that a program cannot change is named with its change, and the others are changed', () => {
  expect(
    applyFixes(
      [
        { productId: 'gone', field: 'updated', value: '2026-11-22' },
        { productId: 'boot', field: 'updated', value: '2026-11-22' },
      ],
      folders,
    ),
  ).toEqual([
    "gone: must be changed by hand: updated: '2026-11-22'",
    "boot: updated: '2026-11-22'",
  ]);
  expect(readFileSync(shoesFile, 'utf8')).toContain("updated: '2026-11-22'");
});
