import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileHost, serveFolders } from './serve-folders';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
mkdirSync(join(folder, 'about'));
writeFileSync(join(folder, 'index.html'), 'home');
writeFileSync(join(folder, 'about/index.html'), 'about');
writeFileSync(join(folder, '404.html'), 'lost');
const hosts: Record<string, FileHost> = {};

beforeAll(async () => {
  hosts[''] = await serveFolders([folder]);
  hosts['/mavazi'] = await serveFolders([folder], { base: '/mavazi' });
});

afterAll(() => {
  for (const host of Object.values(hosts)) host.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['', '/', 200, 'home'],
  ['', '/about', 200, 'about'],
  ['', '/nowhere/', 404, 'lost'],
  ['', '/%E0%A4%A', 404, 'lost'],
  ['/mavazi', '/', 200, 'home'],
  ['/mavazi', '/mavazi', 200, 'home'],
  ['/mavazi', '/mavazi/about/', 200, 'about'],
  ['/mavazi', '/mavazi/nowhere/', 404, 'lost'],
  ['/mavazi', '/about/', 404, 'lost'],
  ['/mavazi', '/mavazine/', 404, 'lost'],
])(
  'a shop under %s answers %s with status %i and the page %s',
  async (base, path, status, text) => {
    const answer = await fetch(`${hosts[base]?.url}${path}`);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  },
);

test('a folder’s address without a slash at its end leads to the one with it, query included', async () => {
  const answer = await fetch(`${hosts['/mavazi']?.url}/mavazi/about?size=40`);
  expect(new URL(answer.url).pathname + new URL(answer.url).search).toBe('/mavazi/about/?size=40');
});
