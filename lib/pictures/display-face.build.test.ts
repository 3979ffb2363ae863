import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { displayFaceFiles, lettersIn } from './display-face.build';

test('the letters of a shop are those of its modules, in folders too', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
  mkdirSync(path.join(folder, 'words'));
  writeFileSync(path.join(folder, 'shop.ts'), 'ab');
  writeFileSync(path.join(folder, 'words/en.ts'), 'ũa');
  writeFileSync(path.join(folder, 'note.txt'), 'z');
  expect(lettersIn(folder)).toBe('abũ');
  rmSync(folder, { recursive: true });
});

test('the display face is named by its content', async () => {
  const files = await displayFaceFiles();
  expect(files.map(({ file }) => file)).toEqual(
    files.map(() => expect.stringMatching(/^face-[\da-f]{8}\.woff2$/)),
  );
  expect(files.length).toBeGreaterThan(0);
});
