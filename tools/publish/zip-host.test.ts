import { mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { zipHost } from './zip-host';

function exportOf(files: Record<string, string>): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'zip-host-')), 'export');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const files = { 'index.html': 'Home '.repeat(100), '.htaccess': 'a', 'pictures/a.avif': 'picture' };

test('the zip has every file, and the same files give the same bytes', async () => {
  const folder = exportOf(files);
  const zip = path.join(folder, '../made/shop.zip');
  const said: string[] = [];
  await zipHost(zip, (line) => said.push(line)).deploy(folder);
  const first = readFileSync(zip);
  utimesSync(path.join(folder, 'index.html'), 1, 1);
  await zipHost(zip, () => {}).deploy(folder);
  expect(readFileSync(zip).equals(first)).toBe(true);
  const unzipped = Object.entries(unzipSync(first)).map(([name, content]) => [
    name,
    Buffer.from(content).toString(),
  ]);
  expect(Object.fromEntries(unzipped)).toEqual(files);
  expect(said).toEqual([`${zip} has 3 files, ${first.length} bytes.`]);
});

test('a page of another price and the same length has another time, by which servers know it', async () => {
  const times = await Promise.all(
    ['KSh 950', 'KSh 960', 'KSh 950'].map(async (price) => {
      const folder = exportOf({ 'index.html': price });
      const zip = path.join(folder, '../shop.zip');
      await zipHost(zip, () => {}).deploy(folder);
      // The time and day of the first file, as the form of a zip has it.
      return readFileSync(zip).readUInt32LE(10);
    }),
  );
  expect(times[0]).not.toBe(times[1]);
  expect(times[0]).toBe(times[2]);
});

test('over 1,000 files are reported, as Cloudflare’s page takes no more', async () => {
  const folder = exportOf(
    Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.html`, ''])),
  );
  const said: string[] = [];
  await zipHost(path.join(folder, '../shop.zip'), (line) => said.push(line)).deploy(folder);
  expect(said[0]).toContain('has 1,001 files');
  expect(said[1]).toContain('at most 1,000 files');
});

test('a zip that cannot be written has a sentence', async () => {
  const folder = exportOf(files);
  await expect(zipHost(path.join(folder, 'index.html/shop.zip')).deploy(folder)).rejects.toThrow(
    'cannot be written',
  );
});
