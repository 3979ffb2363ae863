import { randomBytes } from 'node:crypto';
import { Connection } from '@/tools/publish/connection';
import { type Host, HostError } from '@/tools/publish/host';
import { manifestFile, parseManifest } from '@/tools/publish/manifest';
import { uploadFiles } from '@/tools/publish/upload-files';
import { type Running, transports } from './transports';

/** A small export: each page names in [brackets] what it asks for. */
function shopOf(release: string, ids: readonly string[]): Record<string, string> {
  const files: Record<string, string> = { '.nojekyll': '', 'sitemap.xml': ids.join() };
  const parts: string[] = [];
  for (const name of ['css', 'js']) {
    const file = `_next/static/${release}/a.${name}`;
    files[file] = `${name} of ${release} `.repeat(800);
    parts.push(`[${file}]`);
  }
  for (const id of ids) {
    const picture = `pictures/${id}.${release}-640.avif`;
    files[picture] = `${id} ${release} `.repeat(1500);
    files[`shop/${id}/index.html`] = `${id} ${release} ${parts.join(' ')} [${picture}]`;
  }
  const links = ids.map((id) => `[shop/${id}/index.html]`);
  files['index.html'] = `Home ${release} ${parts.join(' ')} ${links}`;
  return files;
}

const before = shopOf('one', ['loafer', 'sandal']);
const after = shopOf('two', ['loafer', 'brogue']);

async function publish(host: Host, shop: Readonly<Record<string, string>>, wait = async () => {}) {
  const connection = new Connection(host, wait);
  await uploadFiles(connection, shop).finally(() => connection.close());
}

/**
 * The errors for a visitor: files of neither the old nor the new shop, and files that a page lacks.
 */
function broken({ files, content }: Running): string[] {
  return files()
    .filter((file) => file !== manifestFile && !file.endsWith('.part'))
    .flatMap((file) => {
      const text = String(content(file));
      if (text !== before[file] && text !== after[file]) return [`${file} is cut`];
      if (!file.endsWith('.html')) return [];
      return [...text.matchAll(/\[(.+?)\]/g)].flatMap(([, part = '']) =>
        content(part) ? [] : [`${file} lacks ${part}`],
      );
    });
}

const missing = ({ content }: Running, shop: Readonly<Record<string, string>>) =>
  Object.keys(shop).filter((file) => String(content(file)) !== shop[file]);

describe.each(transports)('over $name', ({ start }) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  afterEach(() => running.proxy.heal());

  test('files are put with their folders, many at once, replaced whole, read and removed', async () => {
    const store = await running.host().open();
    const page = 'shop/kitenge $d$/index.html';
    const many = Array.from({ length: store.parallel ?? 1 }, (_, at) => `many/at/once/${at}.css`);
    expect(many.length).toBeGreaterThan(1);
    const large = randomBytes(400_000);
    await store.write(page, Buffer.from('one'));
    await store.write(page, large);
    await store.write('shop/empty.txt', Buffer.alloc(0));
    await Promise.all(many.map((file) => store.write(file, Buffer.from(file))));
    expect((await store.read(page))?.equals(large)).toBe(true);
    expect(await store.read('shop/empty.txt')).toEqual(Buffer.alloc(0));
    expect(many.map((file) => String(running.content(file)))).toEqual(many);
    expect(await store.read('index.html')).toBeUndefined();
    expect(await store.read('no/folder/index.html')).toBeUndefined();
    for (const file of ['no/folder/index.html', page, 'shop/empty.txt', ...many]) {
      await store.remove(file);
    }
    expect(running.files()).toEqual([]);
    await store.close();
  });

  test('a publish that is cut again and again leaves a shop that works each time, and the last run finishes it', async () => {
    const { proxy } = running;
    await publish(running.host(), before);
    expect(missing(running, before)).toEqual([]);
    // Each connection gets a little further than the last.
    let cuts = 0;
    const brokenAtCuts: string[] = [];
    const cutting: Host = {
      open() {
        cuts += 1;
        brokenAtCuts.push(...broken(running));
        proxy.cutAfter(9000 + cuts * 6000);
        return running.host({ silenceMs: 3000 }).open();
      },
    };
    for (let run = 0; run < 20 && missing(running, after).length > 0; run += 1) {
      // A publish waits some seconds before it goes on: the server has ended what was cut by then.
      await publish(cutting, after, proxy.ended).catch((error) => {
        if (!(error instanceof HostError)) throw error;
      });
      await proxy.ended();
      expect(broken(running)).toEqual([]);
    }
    expect(brokenAtCuts).toEqual([]);
    proxy.heal();
    await publish(running.host(), after);
    expect(cuts).toBeGreaterThan(2);
    expect(missing(running, after)).toEqual([]);
    expect(broken(running)).toEqual([]);
    expect(running.files()).not.toContain('shop/sandal/index.html');
    expect(running.files().filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(parseManifest(running.content(manifestFile) ?? '')?.done).toBe(true);
  });

  test.each([0, 0.5])(
    'a server that falls silent after %s of the bytes is given up, and the file is sent later',
    async (share) => {
      const content = randomBytes(100_000);
      const put = async (silenceMs: number) => {
        const store = await running.host({ silenceMs }).open();
        await store.write('silent.avif', content).finally(() => store.close());
      };
      running.proxy.heal();
      await put(20_000);
      running.proxy.stallAfter(Math.round(running.proxy.sent() * share));
      await expect(put(300)).rejects.toThrow(Error);
      running.proxy.heal();
      await put(20_000);
      expect(running.content('silent.avif')?.equals(content)).toBe(true);
    },
  );
});

test('several servers run at the same time, each behind its own network', async () => {
  const running = await Promise.all([...transports, ...transports].map(({ start }) => start()));
  const stores = await Promise.all(running.map(({ host }) => host().open()));
  await Promise.all(stores.map((store, at) => store.write('index.html', Buffer.from(`${at}`))));
  expect(running.map(({ content }) => String(content('index.html')))).toEqual(['0', '1', '2', '3']);
  await Promise.all(stores.map((store) => store.close()));
  await Promise.all(running.map(({ stop }) => stop()));
});
