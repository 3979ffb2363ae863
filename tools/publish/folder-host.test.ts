import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderHost } from './folder-host';
import { HostError } from './host';

const root = mkdtempSync(path.join(tmpdir(), 'folder-host-'));
afterAll(() => rmSync(root, { recursive: true }));

const newFolder = () => mkdtempSync(path.join(root, 'host-'));

test('a folder is made, and its files are written, read and removed with their empty folders', async () => {
  const folder = path.join(newFolder(), 'public_html/shop');
  const store = await folderHost(folder).open();
  await store.write('.htaccess', Buffer.from('a'));
  await store.write('shop/a/index.html', Buffer.from('b'));
  await store.write('shop/a/index.html', Buffer.from('c'));
  expect(String(await store.read('shop/a/index.html'))).toBe('c');
  expect(await store.read('shop/b/index.html')).toBeUndefined();
  expect(await store.read('.htaccess/b')).toBeUndefined();
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual(
    ['.htaccess', 'shop', path.join('shop', 'a'), path.join('shop', 'a', 'index.html')].sort(),
  );
  await store.remove('shop/a/index.html');
  await store.remove('shop/a/index.html');
  expect(existsSync(path.join(folder, 'shop'))).toBe(false);
});

test('a folder that cannot be made, and a file where a folder is, have a sentence', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'file'), '');
  await expect(folderHost(path.join(folder, 'file/shop')).open()).rejects.toThrow(HostError);
  mkdirSync(path.join(folder, 'index.html'));
  const store = await folderHost(folder).open();
  await expect(store.write('index.html', Buffer.from('a'))).rejects.toThrow(
    'index.html cannot be changed: there is a folder of that name.',
  );
  expect(readdirSync(folder).sort()).toEqual(['file', 'index.html']);
});
