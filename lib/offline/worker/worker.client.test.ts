import { catalogueTimeoutMs } from '@/lib/cart/todays-catalogue.client';
import { SOON_HEADER } from '@/lib/catalogue/catalogue-file';
import { networkPatienceMs, pricesPatienceMs } from './offline-limits';
import type { FetchedEvent, MessageToWorker, WaitingEvent } from './worker-scope';

const origin = 'https://duka.example';
const html = (title: string) => `<html><title>${title}</title>duka-cart</html>`;

type Reply = Response | Error | 'late' | undefined;

/** Caches of a browser, in the order of what was put last; `broken` refuse everything. */
class FakeCaches {
  broken = false;
  readonly stored = new Map<string, Map<string, Response>>();

  async open(name: string) {
    if (this.broken) throw new Error('QuotaExceededError');
    const cache = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, cache);
    return {
      put: async (key: string, response: Response) => {
        cache.delete(key);
        cache.set(key, response);
      },
      keys: async () => [...cache.keys()].map((key) => ({ url: origin + key })),
      delete: async (key: string) => cache.delete(key),
    };
  }

  async match(key: string, { cacheName }: { cacheName: string }) {
    if (this.broken) throw new Error('UnknownError');
    return this.stored.get(cacheName)?.get(key)?.clone();
  }

  async delete(name: string) {
    if (this.broken) throw new Error('UnknownError');
    return this.stored.delete(name);
  }

  keys(kind: string): string[] {
    return [...(this.stored.get(`duka::${kind}`)?.keys() ?? [])];
  }
}

/** The worker in a new browser, with a network that answers by path. */
function start({
  saveData = false,
  caches = new FakeCaches(),
  open = ['/shop/'],
  further = {},
} = {}) {
  const handlers: Record<string, (event: never) => void> = {};
  const network = new Map<string, Reply>();
  const fetched: { path: string; cache?: RequestCache | undefined }[] = [];
  const claim = jest.fn(async () => {});
  const fetch = async (request: string | Request, init: RequestInit = {}) => {
    const path = new URL(typeof request === 'string' ? origin + request : request.url).pathname;
    fetched.push({ path, cache: init.cache });
    const reply = network.get(path);
    if (reply === 'late') return new Promise<Response>((resolve) => late.push(resolve));
    if (reply instanceof Error) throw reply;
    return reply?.clone() ?? new Response('', { status: 404 });
  };
  const late: ((response: Response) => void)[] = [];
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, handle: () => void) => (handlers[type] = handle),
      skipWaiting: async () => {},
      clients: { claim, matchAll: async () => open.map((path) => ({ url: origin + path })) },
      registration: {},
    },
    location: new URL(`${origin}/sw.js`),
    caches,
    fetch,
    BASE: '',
    CACHE_PREFIX: 'duka::',
    SHOP_MARK: 'duka-cart',
    LOST_MARK: '<title>Page not found</title>',
    CORE: ['/offline/', '/shop/', '/catalogue.json', '/_next/static/v/core.js'],
    FURTHER: further,
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: { connection: { saveData } },
    configurable: true,
  });
  jest.isolateModules(() => require('./worker.client'));

  const run = async (type: string, event: object) => {
    const tasks: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const full: Partial<FetchedEvent & MessageToWorker & WaitingEvent> = {
      ...event,
      waitUntil: (task: Promise<unknown>) => tasks.push(task),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    };
    handlers[type]?.(full as never);
    return { answer, done: () => Promise.all(tasks) };
  };
  const ask = async (
    path: string,
    mode: RequestMode,
    cache: RequestCache = 'default',
    more: Partial<FetchedEvent> = {},
  ) => {
    const url = path.startsWith('http') ? path : origin + path;
    const { answer, done } = await run('fetch', {
      request: { method: 'GET', mode, url, cache, headers: new Headers() },
      ...more,
    });
    return { answer, done };
  };
  /** The text of an answer, or the error in its place; and the worker is left to finish. */
  const textOf = async (...request: Parameters<typeof ask>) => {
    const { answer, done } = await ask(...request);
    if (!answer) return 'not answered by the worker';
    const text = await answer.then(
      (response) => response.text(),
      (error) => String(error.message),
    );
    await done();
    return text;
  };
  return {
    caches,
    network,
    fetched,
    late,
    claim,
    install: async () => (await run('install', {})).done(),
    activate: async () => (await run('activate', {})).done(),
    message: async (data: unknown) => (await run('message', { data })).done(),
    ask,
    page: (path: string, cache?: RequestCache, more?: Partial<FetchedEvent>) =>
      textOf(path, 'navigate', cache, more),
    part: (path: string, cache?: RequestCache) => textOf(path, 'no-cors', cache),
  };
}

const typed = (type: string, body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const page = (title: string, status?: number) => typed('text/html', html(title), status);
const script = (text: string) => typed('text/javascript', text);
const offline = new Error('Failed to fetch');

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));

afterEach(() => jest.useRealTimers());

describe('languages', () => {
  const further = { '/sw/': ['/sw/offline/', '/sw/catalogue.json'] };

  test('files kept ahead are of the language of the open pages, and of another once it is opened', async () => {
    const shop = start({ open: ['/sw/shop/'], further });
    for (const path of ['/offline/', '/sw/offline/', '/sw/boots/', '/boots/'])
      shop.network.set(path, page(path));
    await shop.install();
    expect(shop.caches.keys('pages')).toEqual(['/sw/offline/']);
    shop.network.set('/boots/', page('Boots'));
    await shop.page('/boots/');
    expect(shop.caches.keys('pages').sort()).toEqual(['/boots/', '/offline/', '/sw/offline/']);
  });

  test('without a network a page in a language that was never opened is answered in the other', async () => {
    const shop = start({ open: ['/sw/'], further });
    shop.network.set('/sw/offline/', page('Hakuna mtandao'));
    await shop.install();
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe(html('Hakuna mtandao'));
  });

  test('without a network a page that was never opened is answered in its language', async () => {
    const shop = start({ open: ['/', '/sw/'], further });
    shop.network.set('/offline/', page('No network'));
    shop.network.set('/sw/offline/', page('Hakuna mtandao'));
    await shop.install();
    for (const path of ['/boots/', '/sw/boots/']) shop.network.set(path, offline);
    expect(await shop.page('/boots/')).toBe(html('No network'));
    expect(await shop.page('/sw/boots/')).toBe(html('Hakuna mtandao'));
  });
});

describe('pages', () => {
  test('a page is the network’s, and stays for a time without a network', async () => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    expect(await shop.page('/boots/')).toBe(html('Boots'));
    shop.network.set('/boots/', page('Boots today'));
    expect(await shop.page('/boots/')).toBe(html('Boots today'));
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe(html('Boots today'));
    expect(await shop.page('/boots/?size=38')).toBe(html('Boots today'));
  });

  test('a page that takes over 3 s is shown as it was kept, and kept anew when it arrives', async () => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    await shop.page('/boots/');
    shop.network.set('/boots/', 'late');
    const { answer, done } = await shop.ask('/boots/', 'navigate');
    await jest.advanceTimersByTimeAsync(2999);
    const early = jest.fn();
    void answer?.then(early);
    await jest.advanceTimersByTimeAsync(0);
    expect(early).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await (await answer)?.text()).toBe(html('Boots'));
    shop.late[0]?.(page('Boots today'));
    await done();
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe(html('Boots today'));
  });

  test('a page that was never opened waits for a slow network', async () => {
    const shop = start();
    shop.network.set('/boots/', 'late');
    const { answer } = await shop.ask('/boots/', 'navigate');
    await jest.advanceTimersByTimeAsync(20_000);
    shop.late[0]?.(page('Boots'));
    expect(await (await answer)?.text()).toBe(html('Boots'));
  });

  test('without a network a page that was never opened is the offline page', async () => {
    const shop = start();
    shop.network.set('/offline/', page('No network'));
    await shop.install();
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe(html('No network'));
  });

  test('where nothing is kept the browser says that there is no network', async () => {
    const shop = start();
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe('Failed to fetch');
  });

  test.each([
    ['not found', page('Page not found', 404), html('Page not found')],
    [
      'a network that asks for a password',
      typed('text/html', '<html>Wi-Fi</html>'),
      '<html>Wi-Fi</html>',
    ],
  ])('an answer of %s is shown, and the page stays as it was kept', async (_, reply, shown) => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    await shop.page('/boots/');
    shop.network.set('/boots/', reply);
    expect(await shop.page('/boots/')).toBe(shown);
    shop.network.set('/boots/', offline);
    expect(await shop.page('/boots/')).toBe(html('Boots'));
  });

  test('a host that fails is answered for by the kept page, and shown where no page is kept', async () => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    await shop.page('/boots/');
    shop.network.set('/boots/', page('Down', 503));
    shop.network.set('/heels/', page('Down', 503));
    expect(await shop.page('/boots/')).toBe(html('Boots'));
    expect(await shop.page('/heels/')).toBe(html('Down'));
  });

  test('30 pages are kept, the oldest out, and those of the installation stay', async () => {
    const shop = start();
    shop.network.set('/offline/', page('No network'));
    await shop.install();
    for (let at = 1; at <= 31; at += 1) {
      shop.network.set(`/${at}/`, page(String(at)));
      await shop.page(`/${at}/`);
    }
    const kept = shop.caches.keys('pages');
    expect(kept).toHaveLength(30);
    expect(kept).toContain('/offline/');
    expect(kept).not.toContain('/2/');
    expect(kept).toContain('/31/');
  });
});

describe('files and pictures', () => {
  const file = '/_next/static/v/a.js';

  test('a file is fetched once', async () => {
    const shop = start();
    shop.network.set(file, script('a();'));
    expect([await shop.part(file), await shop.part(file)]).toEqual(['a();', 'a();']);
    expect(shop.fetched).toHaveLength(1);
  });

  test('a page of yesterday has its files after a new build was installed', async () => {
    const shop = start();
    shop.network.set(file, script('a();'));
    await shop.part(file);
    const next = start({ caches: shop.caches });
    await next.install();
    await next.activate();
    expect(await next.part(file)).toBe('a();');
    expect(next.claim).toHaveBeenCalled();
  });

  test.each([
    ['cut off', script('a(')],
    ['empty', script('')],
    ['a page', typed('text/html', 'a();')],
    ['not found', typed('text/javascript', 'lost();', 404)],
  ])('a file that is %s is asked for again', async (_, reply) => {
    const shop = start();
    shop.network.set(file, reply);
    await shop.part(file);
    shop.network.set(file, script('a();'));
    expect(await shop.part(file)).toBe('a();');
  });

  test('a reload asks for the files again, and shows the kept ones where they do not arrive', async () => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    shop.network.set(file, script('broken();'));
    await shop.part(file);
    shop.network.set(file, script('a();'));
    await shop.page('/boots/', 'no-cache');
    expect(await shop.part(file)).toBe('a();');
    expect(shop.fetched.at(-1)?.cache).toBe('no-cache');
    for (const reply of [offline, undefined]) {
      shop.network.set(file, reply);
      await shop.page('/boots/', 'reload');
      expect(await shop.part(file)).toBe('a();');
    }
  });

  test('a file that the page asks for anew is fetched again, and kept', async () => {
    const shop = start();
    shop.network.set(file, script('broken();'));
    await shop.part(file);
    shop.network.set(file, script('a();'));
    expect(await shop.part(file)).toBe('broken();');
    expect(await shop.part(file, 'reload')).toBe('a();');
    shop.network.set(file, offline);
    expect(await shop.part(file)).toBe('a();');
  });

  test('without a network a picture is shown at a width that is kept', async () => {
    const shop = start();
    shop.network.set('/pictures/boot.1a2b3c4-320.avif', typed('image/avif', 'boot'));
    await shop.part('/pictures/boot.1a2b3c4-320.avif');
    for (const path of ['/pictures/boot.1a2b3c4-160.jpg', '/pictures/boot-2.1a2b3c4-320.avif'])
      shop.network.set(path, offline);
    expect(await shop.part('/pictures/boot.1a2b3c4-160.jpg')).toBe('boot');
    expect(await shop.part('/pictures/boot-2.1a2b3c4-320.avif')).toBe('Failed to fetch');
  });

  test('60 pictures are kept, the oldest out', async () => {
    const shop = start();
    for (let at = 1; at <= 61; at += 1) {
      shop.network.set(`/pictures/${at}.avif`, typed('image/avif', 'x'));
      await shop.part(`/pictures/${at}.avif`);
    }
    expect(shop.caches.keys('pictures')).toHaveLength(60);
    expect(shop.caches.keys('pictures')).not.toContain('/pictures/1.avif');
  });
});

describe('prices', () => {
  const prices = '/catalogue.json';
  const answerTo = async (shop: ReturnType<typeof start>) => {
    const { answer, done } = await shop.ask(prices, 'cors');
    const response = await answer?.catch(() => undefined);
    await done();
    return response && { kept: response.headers.has('x-kept'), text: await response.text() };
  };

  test('prices are the network’s, and marked where they are kept ones', async () => {
    const shop = start();
    shop.network.set(prices, typed('application/json', '{"date":1}'));
    expect(await answerTo(shop)).toEqual({ kept: false, text: '{"date":1}' });
    shop.network.set(prices, offline);
    expect(await answerTo(shop)).toEqual({ kept: true, text: '{"date":1}' });
  });

  test('a shop that answers just before the page gives up is not taken for one without a network', async () => {
    const shop = start();
    shop.network.set(prices, typed('application/json', '{"date":1}'));
    await answerTo(shop);
    shop.network.set(prices, 'late');
    const answer = answerTo(shop);
    await jest.advanceTimersByTimeAsync(pricesPatienceMs - 1);
    shop.late[0]?.(typed('application/json', '{"date":2}'));
    expect(await answer).toEqual({ kept: false, text: '{"date":2}' });
  });

  test('the worker answers with the kept prices at the last moment before the page gives up', async () => {
    const shop = start();
    shop.network.set(prices, typed('application/json', '{"date":1}'));
    await answerTo(shop);
    shop.network.set(prices, 'late');
    const { answer } = await shop.ask(prices, 'cors');
    await jest.advanceTimersByTimeAsync(pricesPatienceMs);
    expect(await (await answer)?.text()).toBe('{"date":1}');
    // The worker needs up to a second for its own start.
    expect(catalogueTimeoutMs - pricesPatienceMs).toBe(1000);
  });

  test('the search, which would rather have it soon, is shown the catalogue as it was kept after 3 s', async () => {
    const shop = start();
    shop.network.set(prices, typed('application/json', '{"date":1}'));
    await answerTo(shop);
    shop.network.set(prices, 'late');
    const url = origin + prices;
    const request = new Request(url, { headers: { [SOON_HEADER]: 'wait=3' } });
    const { answer } = await shop.ask(prices, 'cors', 'no-cache', { request });
    await jest.advanceTimersByTimeAsync(networkPatienceMs);
    expect(await (await answer)?.text()).toBe('{"date":1}');
  });

  test('prices that are asked for anew leave the files as they are kept', async () => {
    const shop = start();
    const file = '/_next/static/v/a.js';
    shop.network.set(prices, typed('application/json', '{}'));
    shop.network.set(file, script('a();'));
    await shop.part(file);
    await (await shop.ask(prices, 'cors', 'no-cache')).done();
    await shop.part(file);
    expect(shop.fetched.map(({ path }) => path)).toEqual([file, prices]);
  });

  test('prices of an earlier build are not kept once a new one is installed', async () => {
    const shop = start({ saveData: true });
    shop.network.set(prices, typed('application/json', '{"date":1}'));
    await answerTo(shop);
    await shop.install();
    shop.network.set(prices, offline);
    expect(await answerTo(shop)).toBeUndefined();
  });
});

describe('installation', () => {
  const core = ['/offline/', '/shop/', '/catalogue.json', '/_next/static/v/core.js'];
  const whole = (shop: ReturnType<typeof start>) => {
    shop.network.set('/offline/', page('No network'));
    shop.network.set('/shop/', page('Shop'));
    shop.network.set('/catalogue.json', typed('application/json', '{}'));
    shop.network.set('/_next/static/v/core.js', script('a();'));
  };
  const kept = ({ caches }: ReturnType<typeof start>) =>
    ['pages', 'prices', 'files'].flatMap((kind) => caches.keys(kind));

  test('the shop page, the prices, the offline page and their files are kept ahead', async () => {
    const shop = start();
    whole(shop);
    await shop.install();
    expect(kept(shop).sort()).toEqual([...core].sort());
  });

  test.each(core)('where %s is missing the rest is kept', async (missing) => {
    const shop = start();
    whole(shop);
    shop.network.set(missing, undefined);
    await shop.install();
    expect(kept(shop).sort()).toEqual(core.filter((path) => path !== missing).sort());
  });

  test('a file that never arrives does not hold up the worker for over 30 s', async () => {
    const shop = start();
    whole(shop);
    shop.network.set('/shop/', 'late');
    const installed = jest.fn();
    void shop.install().then(installed);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(installed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(installed).toHaveBeenCalled();
  });

  test('nothing is fetched ahead where data is saved', async () => {
    const shop = start({ saveData: true });
    whole(shop);
    await shop.install();
    expect(shop.fetched).toEqual([]);
  });

  test('a host that redirects the page does not keep it as a redirect', async () => {
    const shop = start();
    whole(shop);
    const redirected = page('Shop');
    Object.defineProperty(redirected, 'redirected', { value: true });
    shop.network.set('/shop/', Object.assign(redirected, { clone: () => redirected }));
    await shop.install();
    const shown = await shop.caches.match('/shop/', { cacheName: 'duka::pages' });
    expect(shown?.redirected).toBe(false);
  });

  test('the page that registered the worker, and the files it had loaded, are kept from the browser’s cache', async () => {
    const shop = start();
    shop.network.set('/boots/', page('Boots'));
    shop.network.set('/_next/static/v/a.js', script('a();'));
    shop.network.set('/pictures/a.avif', typed('image/avif', 'x'));
    await shop.message(
      ['/boots/?size=38', '/_next/static/v/a.js', '/pictures/a.avif', '/share/a.jpg']
        .map((path) => origin + path)
        .concat('https://maps.example/pictures/b.js'),
    );
    expect(shop.fetched.map(({ cache }) => cache)).toEqual(Array(3).fill('force-cache'));
    expect(shop.caches.keys('pages')).toEqual(['/boots/']);
    expect(shop.caches.keys('files')).toEqual(['/_next/static/v/a.js']);
    expect(shop.caches.keys('pictures')).toEqual(['/pictures/a.avif']);
  });
});

test.each([
  undefined,
  null,
  'SKIP_WAITING',
  7,
  { type: 'x' },
  [],
  [null, 7, {}, '', 'boots', 'https://'],
])('a message of %j is ignored', async (data) => {
  const shop = start();
  await shop.message(data);
  expect(shop.fetched).toEqual([]);
});

test('where the browser’s storage fails everything is the network’s', async () => {
  const caches = new FakeCaches();
  caches.broken = true;
  const shop = start({ caches });
  shop.network.set('/boots/', page('Boots'));
  shop.network.set('/_next/static/v/a.js', script('a();'));
  await shop.install();
  await shop.activate();
  await shop.message([`${origin}/boots/`]);
  expect(await shop.page('/boots/')).toBe(html('Boots'));
  expect(await shop.part('/_next/static/v/a.js')).toBe('a();');
  shop.network.set('/boots/', offline);
  expect(await shop.page('/boots/')).toBe('Failed to fetch');
});

test.each(['/share/a.jpg', '/manifest.webmanifest', 'https://www.paypal.com/pictures/a.js'])(
  'the browser fetches %s by itself',
  async (address) => {
    expect(await start().part(address)).toBe('not answered by the worker');
  },
);

test('where fetching ahead fails without rejecting, as in Firefox, the kept page is shown', async () => {
  const shop = start();
  shop.network.set('/boots/', page('Boots'));
  await shop.page('/boots/');
  shop.network.set('/boots/', offline);
  const event = { preloadResponse: Promise.resolve(Response.error()) };
  expect(await shop.page('/boots/', 'default', event)).toBe(html('Boots'));
});

test('a request that posts data is left to the browser', async () => {
  const shop = start();
  const request = { method: 'POST', mode: 'navigate', url: `${origin}/boots/` } as Request;
  expect((await shop.ask('/boots/', 'navigate', 'default', { request })).answer).toBeUndefined();
});

test('the answer that the browser fetched while the worker started is used', async () => {
  const shop = start();
  const event = { preloadResponse: Promise.resolve(page('Early')) };
  expect(await shop.page('/boots/', 'default', event)).toBe(html('Early'));
  expect(shop.fetched).toEqual([]);
});
