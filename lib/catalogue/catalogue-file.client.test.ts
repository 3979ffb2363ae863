/** @jest-environment jsdom */

import { catalogueFileWith } from '@/e2e/shop/builders';
import { chunkTimeoutMs } from '@/lib/browser/lazy-chunk.client';

const file = JSON.stringify(catalogueFileWith({ id: 'boot' }));

/** The module of a page that was just opened. */
function open() {
  let load: typeof import('./catalogue-file.client').loadCatalogueFile | undefined;
  jest.isolateModules(() => {
    load = require('./catalogue-file.client').loadCatalogueFile;
  });
  if (!load) throw new Error('the module did not load');
  return load;
}

/** The answers to come, one a request: a text with status 200, a status, or none (undefined). */
function answerWith(...answers: (string | number | undefined)[]) {
  const fetched = jest.fn(() => {
    const answer = answers.shift();
    if (answer === undefined) return new Promise(() => {});
    const text = typeof answer === 'string' ? answer : '';
    const headers = new Headers();
    return Promise.resolve({ ok: text !== '', status: answer, headers, text: async () => text });
  });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

test('calls share one request of the catalogue', async () => {
  const fetched = answerWith(file);
  const load = open();
  const [one, other] = await Promise.all([load(), load()]);
  expect(one.products.map(({ id }) => id)).toEqual(['boot']);
  expect(other).toBe(one);
  expect(await load()).toBe(one);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page with status 200', '<!doctype html><p>Sign in to the Wi-Fi'],
  ['status 404', 404],
])('%s rejects, and the next call asks for the catalogue again', async (_, answer) => {
  answerWith(answer, file);
  const load = open();
  await expect(load()).rejects.toThrow();
  expect((await load()).products).toHaveLength(1);
});

test('a catalogue that has not answered for some seconds rejects', async () => {
  jest.useFakeTimers();
  answerWith(undefined);
  const loading = open()();
  jest.advanceTimersByTime(chunkTimeoutMs);
  await expect(loading).rejects.toThrow();
  jest.useRealTimers();
});
