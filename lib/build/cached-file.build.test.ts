import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cachedFile } from './cached-file.build';

const folder = mkdtempSync(path.join(tmpdir(), 'cached-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is made at the first call and read at the second', async () => {
  const make = jest.fn(async () => Buffer.from('a card'));
  const file = path.join(folder, 'cards', 'one.jpg');
  expect(String(await cachedFile(file, make))).toBe('a card');
  expect(String(await cachedFile(file, make))).toBe('a card');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a file that cannot be made leaves nothing on the disk', async () => {
  const file = path.join(folder, 'none', 'two.jpg');
  const failing = cachedFile(file, async () => Promise.reject(new Error('no photo')));
  await expect(failing).rejects.toThrow('no photo');
  expect(readdirSync(folder)).not.toContain('none');
});
