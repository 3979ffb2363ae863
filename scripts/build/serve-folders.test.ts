import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type ServedFolders, serveFolders } from './serve-folders';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
mkdirSync(join(folder, 'about'));
writeFileSync(join(folder, 'index.html'), 'home');
writeFileSync(join(folder, 'about/index.html'), 'about');
writeFileSync(join(folder, '404.html'), 'lost');
const hosts: Record<string, ServedFolders> = {};

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

/** The first line of the answer to a request whose first line is `line`, which no client checks; '' for none. */
function firstLine(url: string, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), 'localhost', () => {
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

test.each([
  ['GET // HTTP/1.1', '200 OK'],
  ['GET //about/ HTTP/1.1', '200 OK'],
  ['GET /\\about/ HTTP/1.1', '200 OK'],
  ['GET //other.example/ HTTP/1.1', '404 Not Found'],
  ['GET //[ HTTP/1.1', '404 Not Found'],
  ['GET /about%00/ HTTP/1.1', '404 Not Found'],
  ['GET http:// HTTP/1.1', '400 Bad Request'],
  ['GET http://other.example/ HTTP/1.1', '400 Bad Request'],
  ['OPTIONS * HTTP/1.1', '400 Bad Request'],
])('%s is answered with %s', async (line, status) => {
  expect(await firstLine(hosts['']?.url ?? '', line)).toBe(`HTTP/1.1 ${status}`);
});

test('an address with two slashes never leads to another host', async () => {
  const answer = await fetch(`${hosts['']?.url}//about`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/about/']);
});

test('whatever the first line of a request, it is answered and the server goes on', async () => {
  const pieces = [
    ...['/', '//', '\\', '.', '..', '%', '%2F', '%5C', '%00', '%E0%A4%A', '?', '#', '@', ':', '::'],
    ...['about', 'http:', '[', ']', '*', 'é', '404.html', '\u0001', ' '],
  ];
  const targets = fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(targets, fc.constantFrom('', '/mavazi'), async (target, base) => {
      const url = hosts[base]?.url ?? '';
      expect(await firstLine(url, `GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect((await fetch(`${url}${base}/`)).status).toBe(200);
    }),
    { numRuns: 300 },
  );
});

test('a request that cannot be answered is answered as an error, and the server goes on', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const host = await serveFolders([folder], {
    until: (pathname) => (pathname === '/about/' ? Promise.reject(new Error('gone')) : undefined),
  });
  expect((await fetch(`${host.url}/about/`)).status).toBe(500);
  expect((await fetch(`${host.url}/`)).status).toBe(200);
  expect(logged).toHaveBeenCalledTimes(1);
  host.close();
});
