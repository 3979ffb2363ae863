/** @jest-environment jsdom */
import { chunkTimeoutMs, lazyChunk } from './lazy-chunk.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a lazy chunk is fetched at the first load and only once', async () => {
  const fetchPart = jest.fn(async () => 'cart');
  const chunk = lazyChunk(fetchPart);
  expect(fetchPart).not.toHaveBeenCalled();
  await expect(Promise.all([chunk.load(), chunk.load()])).resolves.toEqual(['cart', 'cart']);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a lazy chunk that failed is fetched again at the next load', async () => {
  const fetchPart = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('cart');
  const chunk = lazyChunk(fetchPart);
  await expect(chunk.load()).rejects.toThrow('offline');
  await expect(chunk.load()).resolves.toBe('cart');
});

test('a load without an answer rejects after the time limit and a late answer serves the next', async () => {
  let answer = (_: string) => {};
  const fetchPart = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const chunk = lazyChunk(fetchPart);
  const rejected = expect(chunk.load()).rejects.toThrow('did not load');
  jest.advanceTimersByTime(chunkTimeoutMs);
  await rejected;
  answer('cart');
  await expect(chunk.load()).resolves.toBe('cart');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

/** A part with two style sheets, as Turbopack loads it; both fail if `fails`. */
function styledPart(fails: boolean): () => Promise<string> {
  const sheet = () =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.onload = () => resolve();
      link.onerror = () => reject(new Error('Failed to load chunk'));
      document.head.append(link);
      if (fails) setTimeout(() => link.dispatchEvent(new Event('error')));
    });
  return () => Promise.all([sheet(), sheet()]).then(() => 'cart');
}

test('a part whose style sheets fail is loaded without them', async () => {
  const loaded = lazyChunk(styledPart(true)).load();
  await jest.advanceTimersByTimeAsync(10);
  await expect(loaded).resolves.toBe('cart');
});

test('a part whose style sheet is late is loaded without it, within the time limit', async () => {
  const loaded = lazyChunk(styledPart(false)).load();
  await jest.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  await expect(loaded).resolves.toBe('cart');
});

test('a prefetch waits for the first input and an idle browser and ignores a failure', async () => {
  const fetchPart = jest.fn(() => Promise.reject(new Error('offline')));
  lazyChunk(fetchPart).prefetchAfter('input');
  await jest.runAllTimersAsync();
  expect(fetchPart).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  expect(fetchPart).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a prefetch after a tap does not start at another input', async () => {
  const fetchPart = jest.fn(async () => 'part');
  lazyChunk(fetchPart).prefetchAfter('tap');
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetchPart).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('click'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('nothing is prefetched for a person who saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
  const fetchPart = jest.fn(async () => 'cart');
  lazyChunk(fetchPart).prefetchAfter('input');
  window.dispatchEvent(new Event('pointerdown'));
  await jest.runAllTimersAsync();
  expect(fetchPart).not.toHaveBeenCalled();
});
