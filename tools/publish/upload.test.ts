import { Connection } from './connection';
import { hashOf } from './export-files';
import { HostError } from './host';
import { manifestFile, parseManifest } from './manifest';
import { type Cut, MemoryHost } from './memory-host';
import { readManifest } from './upload';
import { uploadFiles } from './upload-files';

type Files = Readonly<Record<string, string>>;

/** An export of pages that ask for scripts and pictures named by their content, as a build makes it. */
function shopOf(products: Readonly<Record<string, number>>, styles = 'a'): Files {
  const files: Record<string, string> = {
    '.htaccess': 'rules',
    'marks/icon.svg': `icon ${styles}`,
    'sitemap.xml': Object.keys(products).join(),
    'feeds/products.xml': JSON.stringify(products),
    'catalogue.json': JSON.stringify(products),
    'robots.txt': 'all',
    'sw.js': `[shop/index.html] [_next/${styles}.css]`,
  };
  const page = (file: string, ...parts: string[]) => {
    const data = `_next/static/data/${hashOf(parts.join()).slice(0, 6)}.js`;
    files[data] = parts.join();
    files[file] = [...parts, `[${data}]`, `[_next/${styles}.css]`, '[marks/icon.svg]'].join(' ');
  };
  files[`_next/${styles}.css`] = `styles ${styles}`;
  const links = Object.keys(products).map((id) => `[shop/${id}/index.html]`);
  for (const [id, price] of Object.entries(products)) {
    const picture = `pictures/${id}.${styles}.avif`;
    files[picture] = `picture of ${id}`;
    const card = `share/${id}.${price}.jpg`;
    files[card] = `card of ${id}`;
    page(`shop/${id}/index.html`, id, String(price), `[${picture}]`, `[${card}]`, ...links);
  }
  page('shop/index.html', 'Shop', '[index.html]', ...links);
  page('404.html', 'Not found', '[index.html]');
  page('index.html', 'Home', '[shop/index.html]', ...links);
  return files;
}

const before = shopOf({ loafer: 1500, sandal: 900, brogue: 2000 });
/** One product is new, one gone, one changed, and every style and picture has another name. */
const after = shopOf({ loafer: 1600, brogue: 2000, dress: 700 }, 'b');
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const publish = (host: MemoryHost, shop: Files, now = day(1)) =>
  uploadFiles(new Connection(host, async () => {}), shop, now);

/** A host that a shop was published to, and what was called for another one. */
async function hostWith(parallel: number, ...shops: Files[]): Promise<MemoryHost> {
  const host = new MemoryHost(parallel);
  for (const shop of shops) await publish(host, shop);
  return host;
}

/** Throws what is no cut of the connection. */
function unlessCut(error: unknown): void {
  if (!(error instanceof HostError)) throw error;
}

const refersTo = (page: string) => [...page.matchAll(/\[(.+?)\]/g)].map(([, file = '']) => file);
const isPage = (file: string) => file.endsWith('.html');

/**
 * The files that a page or the worker needs and does not get, and the missing pages that Home leads
 * to over any number of links.
 */
function broken({ files }: MemoryHost): string[] {
  const lacks = [...files].flatMap(([file, text]) =>
    isPage(file) || file === 'sw.js'
      ? refersTo(text)
          .filter((part) => !(isPage(file) && isPage(part)) && !files.has(part))
          .map((part) => `${file} lacks ${part}`)
      : [],
  );
  const reached = new Set(files.has('index.html') ? ['index.html'] : []);
  for (const file of reached) {
    for (const link of refersTo(files.get(file) ?? '').filter(isPage)) reached.add(link);
  }
  return [...lacks, ...[...reached].filter((file) => !files.has(file))];
}

/** The files of the shop that is on the host, without what stays for earlier pages. */
function shown({ files }: MemoryHost): Files {
  const manifest = parseManifest(files.get(manifestFile) ?? '');
  expect(manifest?.done).toBe(true);
  // A file that is not in the list would stay for ever.
  const listed = Object.keys(manifest?.files ?? {});
  expect([...files.keys()].filter((file) => ![...listed, manifestFile].includes(file))).toEqual([]);
  const unused = Object.keys(manifest?.unused ?? {});
  return Object.fromEntries(
    [...files].filter(([file]) => file !== manifestFile && !unused.includes(file)),
  );
}

const journeys: [string, Files[], Files][] = [
  ['the first publish', [], before],
  ['an update', [before], after],
  ['going back', [before, after], before],
];
const connections: [Cut, number][] = [
  ['before', 1],
  ['after', 1],
  ['before', 4],
  ['after', 4],
];

describe.each(journeys)('%s', (_, published, shop) => {
  test.each(connections)(
    'a connection that is cut %s any call, %i at once, leaves a shop that works, and the next run finishes it',
    async (cut, parallel) => {
      const whole = await hostWith(parallel, ...published);
      const from = whole.calls.length;
      await publish(whole, shop);
      expect(shown(whole)).toEqual(shop);
      for (let at = from; at < whole.calls.length; at += 1) {
        const host = await hostWith(parallel, ...published);
        Object.assign(host, { cutAt: at, cut });
        await expect(publish(host, shop)).rejects.toThrow(HostError);
        expect({ at, broken: broken(host) }).toEqual({ at, broken: [] });
        host.cutAt = Number.POSITIVE_INFINITY;
        await publish(host, shop);
        expect(shown(host)).toEqual(shop);
      }
    },
  );

  test('after a cut at any call another shop can be published', async () => {
    const other = shopOf({ loafer: 1500, palazzo: 300 }, 'c');
    const whole = await hostWith(1, ...published);
    const from = whole.calls.length;
    await publish(whole, shop);
    for (let at = from; at < whole.calls.length; at += 1) {
      const host = await hostWith(1, ...published);
      host.cutAt = at;
      await expect(publish(host, shop)).rejects.toThrow(HostError);
      host.cutAt = host.calls.length + (at % 20);
      await publish(host, other).catch(unlessCut);
      expect({ at, broken: broken(host) }).toEqual({ at, broken: [] });
      host.cutAt = Number.POSITIVE_INFINITY;
      await publish(host, other);
      expect(shown(host)).toEqual(other);
    }
  });

  test.each(connections)(
    'one broken call, %s it is done and with %i at once, is made again',
    async (cut, parallel) => {
      const whole = await hostWith(parallel, ...published);
      const from = whole.calls.length;
      await publish(whole, shop);
      for (let at = from; at < whole.calls.length; at += 1) {
        const host = await hostWith(parallel, ...published);
        Object.assign(host, { cutAt: at, cut, once: true });
        await publish(host, shop);
        expect(shown(host)).toEqual(shop);
      }
    },
  );
});

test('a shop that has not changed is not sent again', async () => {
  const host = await hostWith(1, before);
  host.calls.length = 0;
  await publish(host, before);
  expect(host.calls.filter((call) => !call.endsWith(manifestFile))).toEqual([]);
});

test('a lost or damaged list has everything sent again', async () => {
  for (const list of ['', '{"version":1', '{"version":2}', '[]']) {
    const host = await hostWith(1, before);
    host.files.set(manifestFile, list);
    host.calls.length = 0;
    await publish(host, before);
    expect(shown(host)).toEqual(before);
    expect(host.calls.length).toBeGreaterThan(Object.keys(before).length);
  }
});

test('scripts, pictures and share cards that no page needs any more stay for 14 days', async () => {
  const host = await hostWith(1, before);
  await publish(host, after, day(2));
  expect(host.files.has('_next/a.css')).toBe(true);
  expect(host.files.has('share/loafer.1500.jpg')).toBe(true);
  const further = shopOf({ loafer: 1700 }, 'b');
  await publish(host, further, day(16));
  expect(host.files.has('_next/a.css')).toBe(true);
  await publish(host, after, day(17));
  expect(host.files.has('_next/a.css')).toBe(false);
  expect(host.files.has('share/loafer.1500.jpg')).toBe(false);
  expect(shown(host)).toEqual(after);
});

test('the 14 days begin when the last page that needs a script is replaced, not when a cut run began', async () => {
  const host = await hostWith(1, before);
  host.cutAt = host.calls.length + 6;
  await expect(publish(host, after, day(2))).rejects.toThrow(HostError);
  host.cutAt = Number.POSITIVE_INFINITY;
  await publish(host, after, day(20));
  expect(host.files.has('_next/a.css')).toBe(true);
});

test('a run that was cut after hundreds of files sends at most a hundred of them again', async () => {
  const products = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`p${at}`, at]));
  const shop = shopOf(products);
  for (const cutAt of [90, 310, 450]) {
    const host = new MemoryHost(4);
    host.cutAt = cutAt;
    await expect(publish(host, shop)).rejects.toThrow(HostError);
    const had = host.files.size;
    host.cutAt = Number.POSITIVE_INFINITY;
    host.calls.length = 0;
    await publish(host, shop);
    const written = new Set(host.calls.filter((call) => call.startsWith('write ')));
    expect(written.size).toBeLessThanOrEqual(Object.keys(shop).length - had + 104);
    expect(shown(host)).toEqual(shop);
  }
});

test('a connection that is gone is given up with a sentence, after waits that grow', async () => {
  const host = new MemoryHost();
  host.cutAt = 0;
  const waits: number[] = [];
  const connection = new Connection(host, async (ms) => waits.push(ms));
  await expect(readManifest(connection)).rejects.toThrow(
    'type the same command again: it sends only what is missing',
  );
  expect(waits).toEqual([1000, 4000, 10_000, 20_000]);
});

test('a connection that answers nothing counts as broken', async () => {
  const never = () => new Promise<never>(() => {});
  const silent = {
    open: async () => ({ read: never, write: never, remove: never, close: async () => {} }),
  };
  const connection = new Connection(silent, async () => {}, 1);
  await expect(readManifest(connection)).rejects.toThrow('breaks again and again');
});

test('what trying again does not help is reported at once', async () => {
  let opened = 0;
  const refusing = {
    open: async () => {
      opened += 1;
      throw new HostError('The host refuses the password.');
    },
  };
  await expect(readManifest(new Connection(refusing, async () => {}))).rejects.toThrow(
    'The host refuses the password.',
  );
  expect(opened).toBe(1);
});

test.each([
  ['a file above the shop’s folder', { files: { '../index.php': 'a' } }],
  ['a file that begins at the top of the disk', { unused: { '/etc/passwd': 'a' } }],
  ['a text in place of its files', { files: 'a' }],
  ['a time that cannot be read', { at: 'yesterday' }],
])('a list with %s counts as damaged', (_, edit) => {
  const manifest = {
    version: 1,
    address: 'https://duka.example',
    at: day(1).toISOString(),
    by: 'me',
    done: true,
    files: {},
    unused: {},
  };
  expect(parseManifest(JSON.stringify(manifest))).toBeDefined();
  expect(parseManifest(JSON.stringify({ ...manifest, ...edit }))).toBeUndefined();
});
