/** @jest-environment jsdom */

import { catalogueFileWith, itemWith } from '@/e2e/shop/builders';
import { KEPT_HEADER } from '@/lib/catalogue/catalogue-file';
import { cartKey } from '@/lib/remembered/storage-keys';
import { catalogueFreshMs, catalogueTimeoutMs } from './todays-catalogue.client';

const DAY = '2026-11-22';
const NOW = Date.UTC(2026, 10, 22);
const boots = (priceKes: number) => catalogueFileWith({ priceKes });

/** A page that was just opened with one pair of boots at 1,500 in the cart. */
function open() {
  let page:
    | (typeof import('./todays-catalogue.client') &
        typeof import('./cart-store.client') &
        typeof import('./prices-time.client') &
        typeof import('@/lib/catalogue/catalogue-file.client'))
    | undefined;
  jest.isolateModules(() => {
    page = {
      ...require('./todays-catalogue.client'),
      ...require('./cart-store.client'),
      ...require('./prices-time.client'),
      ...require('@/lib/catalogue/catalogue-file.client'),
    };
  });
  if (!page) throw new Error('the modules did not load');
  page.addToCart(itemWith({ id: 'boot', priceKes: 1500 }));
  return page;
}

/** Whether the phone had kept the answers to come. */
let isKept = false;
const headers = { has: (name: string) => isKept && name === KEPT_HEADER };

/** The answers to come, one a request: a JSON value, an error, or none (undefined). */
function answerWith(...answers: unknown[]) {
  const fetched = jest.fn((_: string, { signal }: RequestInit) => {
    const answer = answers.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer !== undefined) {
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return Promise.resolve({ ok: true, headers, text: async () => text });
    }
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

beforeEach(() => {
  isKept = false;
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

test('today’s price is stored with the line, beside the price it was added at', async () => {
  answerWith(boots(1650));
  const page = open();
  const catalogue = await page.loadTodaysCatalogue();
  expect(catalogue?.date).toBe(DAY);
  expect(page.todaysCatalogueStore.getState().status).toBe('loaded');
  expect(page.cartStore.getState().lines[0]).toMatchObject({
    priceKes: 1650,
    former: { priceKes: 1500 },
  });
});

test('calls share one request, and an answer is fresh for some minutes', async () => {
  const fetched = answerWith(boots(1500), boots(1600));
  const page = open();
  await Promise.all([page.loadTodaysCatalogue(), page.loadTodaysCatalogue()]);
  await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(catalogueFreshMs + 1);
  const catalogue = await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(catalogue?.products.get('boot')).toMatchObject({ priceKes: 1600 });
});

test('a product added since the answer is asked for', async () => {
  const fetched = answerWith(boots(1500), boots(1500));
  const page = open();
  await page.loadTodaysCatalogue();
  page.addToCart(itemWith({ id: 'sandal' }));
  const catalogue = await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(catalogue?.products.get('sandal')).toBe('gone');
});

test('a product added while a request is under way is asked for after it', async () => {
  const fetched = answerWith(boots(1500), boots(1500));
  const page = open();
  void page.loadTodaysCatalogue();
  page.addToCart(itemWith({ id: 'sandal' }));
  const catalogue = await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(catalogue?.products.get('sandal')).toBe('gone');
});

test.each([
  ['an answer that is HTML', '<!doctype html><title>Sign in to the WiFi</title>'],
  ['an answer of another shape', { products: [1650] }],
  ['the file of a release before', { ...boots(1650), v: 1 }],
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an entry that is not valid', catalogueFileWith({ priceKes: -1 }, { id: 'shoe' })],
])('after %s the stored prices stay and the next call asks again', async (_, answer) => {
  const fetched = answerWith(answer, boots(1650));
  const page = open();
  expect(await page.loadTodaysCatalogue()).toBeUndefined();
  expect(page.todaysCatalogueStore.getState().status).toBe('unreachable');
  expect(page.cartStore.getState().lines[0]?.priceKes).toBe(1500);
  const again = page.loadTodaysCatalogue();
  expect(page.todaysCatalogueStore.getState().status).toBe('unreachable');
  expect(await again).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a silent shop counts as not reached after the time limit', async () => {
  answerWith(undefined);
  const page = open();
  const loaded = page.loadTodaysCatalogue();
  expect(page.todaysCatalogueStore.getState().status).toBe('pending');
  await jest.advanceTimersByTimeAsync(catalogueTimeoutMs);
  expect(await loaded).toBeUndefined();
  expect(page.todaysCatalogueStore.getState().status).toBe('unreachable');
});

test('the file that the search has fetched is the cart’s too, as long as it is fresh', async () => {
  const fetched = answerWith(boots(1650), boots(1700));
  const page = open();
  await page.loadCatalogueFile();
  jest.advanceTimersByTime(catalogueFreshMs);
  await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(page.cartStore.getState().lines[0]).toMatchObject({ priceKes: 1650 });
  expect(page.pricesTime(page.cartStore.getState().lines)).toBe(NOW);
  jest.advanceTimersByTime(1);
  await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(page.cartStore.getState().lines[0]).toMatchObject({ priceKes: 1700 });
});

test('the file that the search has is asked for again where it is old, kept, or lacks a product', async () => {
  const fetched = answerWith(boots(1500), boots(1650), boots(1700));
  const page = open();
  isKept = true;
  await page.loadCatalogueFile();
  isKept = false;
  await page.loadTodaysCatalogue();
  expect(page.cartStore.getState().lines[0]).toMatchObject({ priceKes: 1650 });
  page.addToCart(itemWith({ id: 'sandal' }));
  jest.advanceTimersByTime(catalogueFreshMs + 1);
  await page.loadTodaysCatalogue();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the prices of a cart are of the time they were compared, else of its oldest line', async () => {
  const page = open();
  const { lines } = page.cartStore.getState();
  expect(page.pricesTime(lines)).toBe(NOW);
  jest.advanceTimersByTime(60_000);
  page.addToCart(itemWith({ id: 'boot' }));
  expect(page.pricesTime(page.cartStore.getState().lines)).toBe(NOW);
  answerWith(boots(1500));
  jest.advanceTimersByTime(60_000);
  await page.loadTodaysCatalogue();
  expect(page.pricesTime(page.cartStore.getState().lines)).toBe(NOW + 120_000);
});

test.each(['', 'soon', 'NaN', 'Infinity', '-1', String(NOW + 1)])(
  'a stored time of %j counts for nothing, and the prices are as old as the oldest line',
  (time) => {
    localStorage.setItem(`${cartKey}-checked`, time);
    const page = open();
    expect(page.pricesTime(page.cartStore.getState().lines)).toBe(NOW);
    expect(page.pricesTime([])).toBeUndefined();
  },
);

test.each([['line'], ['line-0'], ['zzzzzzzzzzzz-1']])(
  'the line id %s has no time, and the prices’ day is not known',
  (lineId) => {
    const page = open();
    expect(page.pricesTime([{ ...itemWith(), lineId }])).toBeUndefined();
  },
);

test('prices that the phone had kept are shown with their day, and are not stored', async () => {
  isKept = true;
  answerWith(boots(1650));
  const page = open();
  expect(await page.loadTodaysCatalogue()).toBeUndefined();
  const { status, catalogue } = page.todaysCatalogueStore.getState();
  expect(status).toBe('unreachable');
  expect(catalogue).toMatchObject({ date: DAY, isKept: true });
  expect(catalogue?.products.get('boot')).toMatchObject({ priceKes: 1650 });
  expect(page.cartStore.getState().lines[0]).toMatchObject({ priceKes: 1500 });
});

test('after kept prices the next call asks the shop again', async () => {
  isKept = true;
  answerWith(boots(1650), boots(1700));
  const page = open();
  await page.loadTodaysCatalogue();
  isKept = false;
  await page.loadTodaysCatalogue();
  expect(page.todaysCatalogueStore.getState()).toMatchObject({
    status: 'loaded',
    catalogue: { isKept: false },
  });
  expect(page.cartStore.getState().lines[0]).toMatchObject({ priceKes: 1700 });
});
