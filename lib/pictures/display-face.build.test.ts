import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
jest.doMock('@/lib/data-modules/data-path.build', () => ({ ownersFolder: folder }));
jest.doMock('@/lib/brand/brand-fonts.build', () => ({
  displayFonts: async (letters: string) => [Buffer.from(letters)],
}));

afterAll(() => rmSync(folder, { recursive: true }));

test('the display face has the letters of the shop’s modules, in folders too, and is named by its content', async () => {
  mkdirSync(path.join(folder, 'words/en'), { recursive: true });
  writeFileSync(path.join(folder, 'shop.ts'), 'ab');
  writeFileSync(path.join(folder, 'words/en/cart.ts'), 'ũa');
  writeFileSync(path.join(folder, 'note.txt'), 'z');
  const { displayFaceFiles } = await import('./display-face.build');
  const [face] = await displayFaceFiles();
  expect(String(face?.content)).toBe('abũ');
  expect(face?.file).toMatch(/^face-[\da-f]{8}\.woff2$/);

  writeFileSync(path.join(folder, 'shop.ts'), 'abc');
  const [other] = await displayFaceFiles();
  expect(other?.file).not.toBe(face?.file);
});
