import { randomBytes } from 'node:crypto';
import { HostError } from '@/tools/publish/host';
import { type Running, transports } from './transports';

/** One sentence for the owner: nothing of a library, no path of this program. */
const sentence = /^[\w"][^\n]*\.$/;

/** Whether an error says something to the owner, and no word of a program. */
function isForTheOwner(error: unknown): boolean {
  const { message } = error as Error;
  return (
    sentence.test(message) &&
    !/E[A-Z]{4,}|errno|undefined|socket|stream|_put|at \w+ \(/.test(message)
  );
}

describe.each(transports)('the store of $name', ({ start }) => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  afterEach(() => running.proxy.heal());

  test('a file is put with its folders, replaced whole, read and removed', async () => {
    const store = await running.host().open();
    const page = 'shop/kitenge $d$/index.html';
    await store.write(page, Buffer.from('one'));
    expect(String(running.content(page))).toBe('one');
    const large = randomBytes(400_000);
    await store.write(page, large);
    expect(running.content(page)?.equals(large)).toBe(true);
    expect((await store.read(page))?.equals(large)).toBe(true);
    await store.write('shop/empty.txt', Buffer.alloc(0));
    expect(await store.read('shop/empty.txt')).toEqual(Buffer.alloc(0));
    expect(running.files()).toEqual(['shop/empty.txt', page].sort());
    await store.remove(page);
    await store.remove('shop/empty.txt');
    expect(running.files()).toEqual([]);
    await store.close();
  });

  test('a file that is not there reads as none, and removing it changes nothing', async () => {
    const store = await running.host().open();
    expect(await store.read('index.html')).toBeUndefined();
    expect(await store.read('no/folder/index.html')).toBeUndefined();
    await store.remove('index.html');
    await store.remove('no/folder/index.html');
    await store.write('index.html', Buffer.from('still open'));
    expect(String(await store.read('index.html'))).toBe('still open');
    await store.close();
  });

  test('as many files as the store takes at once all arrive, in folders that they share', async () => {
    const store = await running.host().open();
    const names = Array.from({ length: store.parallel ?? 1 }, (_, at) => `many/at/once/${at}.css`);
    expect(names.length).toBeGreaterThan(1);
    await Promise.all(names.map((name) => store.write(name, Buffer.from(name))));
    expect(names.map((name) => String(running.content(name)))).toEqual(names);
    await Promise.all(names.map((name) => store.remove(name)));
    await store.close();
  });

  test('a connection that is cut at any place leaves the old file or the new one, and is opened again', async () => {
    const [older, newer] = [randomBytes(60_000), randomBytes(60_000)];
    const put = async (content: Buffer) => {
      const store = await running.host().open();
      try {
        await store.write('pictures/a.avif', content);
      } finally {
        await store.close();
      }
    };
    running.proxy.heal();
    await put(older);
    const whole = running.proxy.sent();
    for (let at = 0; at < 8; at += 1) {
      running.proxy.cutAfter(Math.round((whole * at) / 8));
      const error = await put(newer).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(HostError);
      expect({ error, isForTheOwner: isForTheOwner(error) }).toMatchObject({ isForTheOwner: true });
      const left = running.content('pictures/a.avif');
      expect(left?.equals(older) || left?.equals(newer)).toBe(true);
      running.proxy.heal();
      await put(older);
      expect(running.content('pictures/a.avif')?.equals(older)).toBe(true);
    }
    expect(running.files().filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  test('every call that was under way when the connection was cut fails, and none waits for ever', async () => {
    const store = await running.host({ silenceMs: 3000 }).open();
    running.proxy.cutAfter(20_000);
    const calls = Array.from({ length: store.parallel ?? 1 }, (_, at) =>
      store.write(`cut/${at}.avif`, randomBytes(60_000)),
    );
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    await store.close();
  });

  test.each([0, 0.5])(
    'a server that falls silent after %s of the bytes is given up with a sentence',
    async (share) => {
      const content = randomBytes(100_000);
      const put = async (silenceMs: number) => {
        const store = await running.host({ silenceMs }).open();
        try {
          await store.write('silent.avif', content);
        } finally {
          await store.close();
        }
      };
      running.proxy.heal();
      await put(20_000);
      running.proxy.stallAfter(Math.round(running.proxy.sent() * share));
      const error = await put(300).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(Error);
      expect({ error, isForTheOwner: isForTheOwner(error) }).toMatchObject({ isForTheOwner: true });
      running.proxy.heal();
      await put(20_000);
      expect(running.content('silent.avif')?.equals(content)).toBe(true);
    },
  );
});
