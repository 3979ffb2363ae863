import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { Connection } from './connection';
import { HostError } from './host';
import { mergeRules } from './merge-rules';
import { uploadFiles } from './upload-files';
import { zipHost } from './zip-host';

const root = mkdtempSync(path.join(tmpdir(), 'zip-host-'));
afterAll(() => rmSync(root, { recursive: true }));

const newZip = () => path.join(mkdtempSync(path.join(root, 'host-')), 'made/shop.zip');
const rules = mergeRules('', 'DirectoryIndex index.html');

/** Publishes a shop into a zip; resolves with what was said. */
async function publish(file: string, shop: Readonly<Record<string, string>>): Promise<string[]> {
  const said: string[] = [];
  const host = zipHost(file, (line) => said.push(line));
  await uploadFiles(new Connection(host, async () => {}), { '.htaccess': rules, ...shop });
  return said;
}

const zipped = (file: string) =>
  Object.fromEntries(
    Object.entries(unzipSync(readFileSync(file)))
      .filter(([name]) => name !== 'published-files.json')
      .map(([name, content]) => [name, Buffer.from(content).toString()]),
  );

test('the zip has every file of the shop, and a later publish leaves no page that is gone', async () => {
  const zip = newZip();
  await publish(zip, { 'index.html': 'Home', 'about/index.html': 'About', 'pictures/a.avif': 'a' });
  const said = await publish(zip, { 'index.html': 'New', 'pictures/a.avif': 'a' });
  expect(zipped(zip)).toEqual({
    '.htaccess': rules,
    'index.html': 'New',
    'pictures/a.avif': 'a',
  });
  expect(said).toEqual([`${zip} has 4 files, ${readFileSync(zip).length} bytes.`]);
});

test('a page of another price and the same length has another time, by which servers know it', async () => {
  const times = await Promise.all(
    ['KSh 950', 'KSh 960', 'KSh 950'].map(async (price) => {
      const zip = newZip();
      await publish(zip, { '.a.html': price });
      // The time and day of the first file, as the form of a zip has it.
      return readFileSync(zip).readUInt32LE(10);
    }),
  );
  expect(times[0]).not.toBe(times[1]);
  expect(times[0]).toBe(times[2]);
});

test('over 1,000 files are reported, as Cloudflare’s page takes no more', async () => {
  const pages = Array.from({ length: 1001 }, (_, at) => [`${at}.html`, '']);
  const said = await publish(newZip(), Object.fromEntries(pages));
  expect(said[0]).toContain('has 1,003 files');
  expect(said[1]).toContain('at most 1,000 files');
});

test('a zip of something else is refused and stays as it is', async () => {
  const file = path.join(mkdtempSync(path.join(root, 'host-')), 'photos.zip');
  writeFileSync(
    file,
    zipSync({ 'wedding.jpg': Buffer.from('dear'), '.htaccess': Buffer.from('') }),
  );
  const before = readFileSync(file);
  await expect(publish(file, { 'index.html': 'Home' })).rejects.toThrow(
    'is there already, and is no shop',
  );
  expect(readFileSync(file)).toEqual(before);
});

test('a zip that an earlier version made, without rules of the shop, is made anew', async () => {
  const file = path.join(mkdtempSync(path.join(root, 'host-')), 'shop.zip');
  writeFileSync(
    file,
    zipSync({ 'published-files.json': Buffer.from('{}'), 'a.html': Buffer.from('') }),
  );
  await publish(file, { 'index.html': 'Home' });
  expect(zipped(file)).toEqual({ '.htaccess': rules, 'index.html': 'Home' });
});

test('a file that is no zip, and a zip that cannot be written, have a sentence', async () => {
  const file = path.join(path.dirname(path.dirname(newZip())), 'a.txt');
  writeFileSync(file, 'text');
  await expect(publish(file, {})).rejects.toThrow('cannot be read as a zip');
  await expect(publish(path.join(file, 'shop.zip'), {})).rejects.toThrow(HostError);
});
