import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cachedFile } from './cached-file.build';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was made once is there the next time', async () => {
  const make = jest.fn(async () => Buffer.from('a card'));
  const file = path.join(folder, 'cards', 'one.jpg');
  expect(String(await cachedFile(file, make))).toBe('a card');
  expect(String(await cachedFile(file, make))).toBe('a card');
  expect(make).toHaveBeenCalledTimes(1);
});

test('what could not be made leaves nothing behind', async () => {
  const file = path.join(folder, 'none', 'two.jpg');
  const failing = cachedFile(file, async () => Promise.reject(new Error('no photo')));
  await expect(failing).rejects.toThrow('no photo');
  expect(readdirSync(folder)).not.toContain('none');
});
