import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { ASK_EACH_TIME_UNCHANGED, FOR_GOOD, SECURITY_HEADERS } from '@/lib/export/web-headers';
import { type LocalServer, temporaryFolder } from '@/tools/publish/hosts/servers/local-server';
import { bareApache, isInstalled, start, webServers } from './servers';
import { copySites } from './sites';

const folder = temporaryFolder();
const sites = copySites(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shops = webServers
  .filter(isInstalled)
  .flatMap((server) => [
    { ...server, site: sites.top },
    { ...server, site: sites.inFolder },
  ])
  .map((server) => ({ ...server, at: `${server.site.base}/` }));

describe.each(shops)('$name at $at', ({ site, ...server }) => {
  const shop = path.join(site.root, site.base);
  const files = readdirSync(shop, { recursive: true })
    .map(String)
    .filter((file) => statSync(path.join(shop, file)).isFile());
  const read = (file: string) => readFileSync(path.join(shop, file));
  /** The largest file with this ending: servers leave small ones as they are. */
  const largest = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .sort((a, b) => read(b).length - read(a).length)[0] ?? `no file ${ending}`;
  const indexes = files.filter((file) => path.basename(file) === 'index.html');
  const addressOf = (index: string) => index.replace(/index\.html$/, '');

  let running: LocalServer & { origin: string };
  beforeAll(async () => {
    running = await start(server, site);
  });
  afterAll(() => running?.stop());

  const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${running.origin}${site.base}/${address}`, { headers, redirect: 'manual' });
  const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('every page is whole, as HTML in UTF-8', async () => {
    expect(indexes.length).toBeGreaterThan(20);
    for (const index of indexes) {
      const answer = await get(addressOf(index));
      expect([index, answer.status, answer.headers.get('content-type')?.toLowerCase()]).toEqual([
        index,
        200,
        'text/html; charset=utf-8',
      ]);
      expect((await bodyOf(answer)).equals(read(index))).toBe(true);
    }
  });

  test('an address without its slash leads to the page and keeps its query', async () => {
    for (const address of ['shop', 'about', 'shop?category=shoes', 'order?a=1&b=%20']) {
      const [name = '', query] = address.split('?');
      const answer = await get(address);
      const location = answer.headers.get('location');
      if (location) {
        const { pathname, search } = new URL(location, answer.url);
        expect(pathname + search).toBe(`${site.base}/${name}/${query ? `?${query}` : ''}`);
      } else {
        expect((await bodyOf(answer)).equals(read(`${name}/index.html`))).toBe(true);
      }
    }
  });

  test('no redirect leads to another host', async () => {
    const { hostname, port } = new URL(running.origin);
    for (const start of ['//other.example/..%2f', '//', '/%5Cother.example/..%2f']) {
      for (const address of [`${start}shop?a=1`, `${start}shop`]) {
        // Not fetch, which would resolve what is asked for.
        const location = await new Promise<string | undefined>((resolve, reject) => {
          request({ hostname, port, path: address }, (answer) => {
            answer.resume();
            resolve(answer.headers.location);
          })
            .once('error', reject)
            .end();
        });
        const leadsTo = new URL(location ?? '', `${running.origin}/`);
        expect([address, location, leadsTo.hostname]).toEqual([address, location, hostname]);
      }
    }
  });

  test('an unknown address has the shop’s own page, as not found and not to keep', async () => {
    const nowhere = ['nowhere', 'shop/nowhere/', '_next/static/a/b.js', 'pictures/a.avif'];
    for (const address of nowhere) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control') ?? 'no-cache').toMatch(
        /^no-cache(?:, no-transform)?$/,
      );
      expect((await bodyOf(answer)).equals(read('404.html'))).toBe(true);
    }
  });

  test('a folder without a page is not found, and its files are not listed', async () => {
    for (const address of ['pictures/', '_next/', '_next/static/', 'marks/']) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect((await bodyOf(answer)).equals(read('404.html'))).toBe(true);
    }
  });

  test.each([
    ['.avif', /^image\/avif$/],
    ['.webp', /^image\/webp$/],
    ['.jpg', /^image\/jpeg$/],
    ['.png', /^image\/png$/],
    ['.svg', /^image\/svg\+xml/],
    ['.webmanifest', /^application\/manifest\+json/],
    ['.json', /^application\/json/],
    ['.css', /^text\/css/],
    ['.js', /^(?:text|application)\/javascript/],
    ['.xml', /^(?:text|application)\/xml/],
    ['.woff2', /^font\/woff2$/],
    ['robots.txt', /^text\/plain/],
  ])('a file %s has the type %s, whole', async (ending, type) => {
    const file = largest(ending);
    const answer = await get(file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(type),
    ]);
    expect((await bodyOf(answer)).equals(read(file))).toBe(true);
  });

  test('icons are the shop’s own', async () => {
    const { icons } = JSON.parse(String(read('manifest.webmanifest')));
    for (const { src } of icons) {
      const answer = await fetch(new URL(src, running.origin));
      expect([src, answer.status]).toEqual([src, 200]);
    }
  });

  test('what is named by its content is kept for a year', async () => {
    const named = files.filter((file) =>
      /^(?:_next\/static\/|pictures\/|marks\/(?:logo|face)-)/.test(file),
    );
    expect(named.length).toBeGreaterThan(50);
    const logo = named.find((file) => file.startsWith('marks/')) ?? 'no logo';
    for (const file of [...['.js', '.css', '.avif', '.webp'].map(largest), logo]) {
      expect(named).toContain(file);
      expect((await get(file)).headers.get('cache-control')).toBe(FOR_GOOD);
    }
  });

  test('pages are asked for each time, and nothing may change them on their way', async () => {
    for (const address of ['', 'shop/', 'shop/index.html']) {
      const answer = await get(address);
      // Some servers lead to the folder instead.
      if (answer.status !== 200) continue;
      expect(answer.headers.get('cache-control')).toBe(ASK_EACH_TIME_UNCHANGED);
    }
  });

  test('what keeps its name is asked for each time', async () => {
    const kept = ['sw.js', 'manifest.webmanifest', 'catalogue.json', 'sitemap.xml'];
    for (const address of [...kept, 'marks/icon.svg']) {
      expect((await get(address)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each(['gzip, deflate, br', 'gzip', 'identity'])(
    'what has not changed is not sent again, as %s',
    async (how) => {
      for (const address of ['', 'catalogue.json', largest('.js'), largest('.avif')]) {
        const { headers } = await get(address, { 'accept-encoding': how });
        const answer = await get(address, {
          'accept-encoding': how,
          ...(headers.get('etag') && { 'if-none-match': headers.get('etag') ?? '' }),
          ...(headers.get('last-modified') && {
            'if-modified-since': headers.get('last-modified') ?? '',
          }),
        });
        expect([address, answer.status]).toEqual([address, 304]);
      }
    },
  );

  test.each(['index.html', '.js', '.css', '.json', '.svg'])('%s is compressed', async (ending) => {
    const file = largest(ending);
    const packed = await get(addressOf(file), { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect((await bodyOf(packed)).equals(read(file))).toBe(true);
    const asked = await get(addressOf(file), { 'accept-encoding': 'gzip, deflate, br' });
    expect(asked.headers.get('content-encoding')).toMatch(/^(?:gzip|br)$/);
    expect((await bodyOf(asked)).equals(read(file))).toBe(true);
    const plain = await get(addressOf(file), { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test.each(['.avif', '.jpg'])('a picture %s is not compressed again', async (ending) => {
    const answer = await get(largest(ending), { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('a page, a file, a picture and what is not found have the headers of safety', async () => {
    for (const address of ['', 'shop/', largest('.js'), largest('.avif'), 'nowhere']) {
      const { headers } = await get(address);
      const sent = Object.keys(SECURITY_HEADERS).map((name) => [name, headers.get(name)]);
      expect([address, Object.fromEntries(sent)]).toEqual([address, SECURITY_HEADERS]);
    }
  });

  test('behind a proxy with https no redirect leads to http', async () => {
    const { headers } = await get('shop?category=shoes', { 'x-forwarded-proto': 'https' });
    const location = headers.get('location') ?? '';
    expect(/^http:/.test(location)).toBe(Boolean(server.losesHttps));
  });
});

// Without Apache it is listed as skipped, as list-servers.ts has said.
const apacheTest = isInstalled(bareApache) ? test : test.skip;

apacheTest(
  'Apache without a further module serves every page, and its own one for unknown addresses',
  async () => {
    const running = await start(bareApache, sites.inFolder);
    try {
      const at = (address: string) => fetch(`${running.origin}${sites.inFolder.base}/${address}`);
      expect((await at('')).status).toBe(200);
      expect((await at('shop/')).status).toBe(200);
      expect((await at('nowhere/')).status).toBe(404);
    } finally {
      await running.stop();
    }
  },
);
