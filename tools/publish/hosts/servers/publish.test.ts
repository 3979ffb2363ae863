import { Connection } from '@/tools/publish/connection';
import { hashOf } from '@/tools/publish/export-files';
import type { FileHost } from '@/tools/publish/host';
import { manifestFile, parseManifest } from '@/tools/publish/manifest';
import { type Export, planUpload } from '@/tools/publish/plan';
import { readManifest, readOnHost, upload } from '@/tools/publish/upload';
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
    const picture = `pictures/${id}.${hashOf(release + id)
      .replace(/\W/g, '')
      .slice(0, 10)}-640.avif`;
    files[picture] = `${id} ${release} `.repeat(1500);
    files[`shop/${id}/index.html`] = `${id} ${release} ${parts.join(' ')} [${picture}]`;
  }
  files['index.html'] =
    `Home ${release} ${parts.join(' ')} ${ids.map((id) => `[shop/${id}/index.html]`)}`;
  return files;
}

const before = shopOf('one', ['loafer', 'sandal']);
const after = shopOf('two', ['loafer', 'brogue']);

async function publish(
  host: FileHost,
  shop: Readonly<Record<string, string>>,
  wait: () => Promise<unknown> = async () => {},
): Promise<void> {
  const connection = new Connection(host, async () => void (await wait()));
  try {
    const target: Export = new Map(
      Object.entries(shop).map(([file, text]) => [file, { hash: hashOf(text), size: text.length }]),
    );
    const manifest = await readManifest(connection);
    const onHost =
      typeof manifest === 'string'
        ? { files: new Map(), unused: new Map() }
        : await readOnHost(connection, manifest);
    await upload(connection, {
      plan: planUpload(onHost, target, new Date()),
      onHost,
      target,
      content: (file) => Buffer.from(shop[file] ?? ''),
      about: { address: 'https://duka.example', by: 'me' },
      now: () => new Date(),
    });
  } finally {
    await connection.close();
  }
}

/** What the pages on the server ask for and is not there. */
function broken({ files, content }: Running): string[] {
  return files()
    .filter((file) => file.endsWith('.html'))
    .flatMap((page) =>
      [...String(content(page)).matchAll(/\[(.+?)\]/g)].map(([, file = '']) => file),
    )
    .filter((file) => content(file) === undefined);
}

/** The files of an export that are not on the server, or not as they are to be. */
function missing({ content }: Running, shop: Readonly<Record<string, string>>): string[] {
  return Object.keys(shop).filter((file) => String(content(file)) !== shop[file]);
}

describe.each(transports)('a publish over $name', ({ start }) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());

  test('a publish that is cut again and again leaves a shop that works each time, and the last run finishes it', async () => {
    const { proxy } = running;
    proxy.heal();
    await publish(running.host(), before);
    expect(missing(running, before)).toEqual([]);
    // Each connection gets a little further than the one of before.
    let cuts = 0;
    const cutting: FileHost = {
      kind: 'files',
      open() {
        cuts += 1;
        expect(broken(running)).toEqual([]);
        proxy.cutAfter(9000 + cuts * 6000);
        return running.host().open();
      },
    };
    for (let run = 0; run < 20 && missing(running, after).length > 0; run += 1) {
      // A publish waits some seconds before it goes on: the server has ended what was cut by then.
      await publish(cutting, after, proxy.ended).catch(() => {});
      await proxy.ended();
      expect(broken(running)).toEqual([]);
    }
    proxy.heal();
    await publish(running.host(), after);
    expect(cuts).toBeGreaterThan(2);
    expect(missing(running, after)).toEqual([]);
    expect(broken(running)).toEqual([]);
    expect(running.files()).not.toContain('shop/sandal/index.html');
    expect(running.files().filter((file) => file.endsWith('.part'))).toEqual([]);
    expect(parseManifest(running.content(manifestFile) ?? '')?.done).toBe(true);
  });

  test('a publish of a shop that is there already sends its list alone', async () => {
    running.proxy.heal();
    await publish(running.host(), after);
    running.proxy.heal();
    await publish(running.host(), after);
    const again = running.proxy.sent();
    await publish(running.host(), shopOf('three', ['loafer', 'brogue']));
    expect(running.proxy.sent() - again).toBeGreaterThan(again + 40_000);
  });
});
