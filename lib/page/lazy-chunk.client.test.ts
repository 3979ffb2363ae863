/** @jest-environment jsdom */
import { limits } from '@/lib/site/limits';
import { laterPart } from './lazy-chunk.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a part is loaded at the first call and once', async () => {
  const load = jest.fn(async () => 'cart');
  const part = laterPart(load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([part.get(), part.get()])).resolves.toEqual(['cart', 'cart']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next call tries anew', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('cart');
  const part = laterPart(load);
  await expect(part.get()).rejects.toThrow('offline');
  await expect(part.get()).resolves.toBe('cart');
});

test('a part that never comes is given up, so that she gets an answer', async () => {
  const part = laterPart(() => new Promise(() => {}));
  const answer = expect(part.get()).rejects.toThrow('did not come');
  jest.advanceTimersByTime(limits.chunkTimeoutMs);
  await answer;
});

test('who can wait for it gets what was silent for long, and it is there from then on', async () => {
  let answer = (_: string) => {};
  const load = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const part = laterPart(load);
  const coming = part.come();
  const given = expect(part.get()).rejects.toThrow('did not come');
  jest.advanceTimersByTime(limits.chunkTimeoutMs);
  await given;
  expect(part.there()).toBeUndefined();
  answer('carousel');
  await expect(coming).resolves.toBe('carousel');
  await expect(part.get()).resolves.toBe('carousel');
  expect(part.there()).toBe('carousel');
  expect(load).toHaveBeenCalledTimes(1);
});

test('it is fetched ahead when the browser is idle, and a failure is kept quiet', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  laterPart(load).fetchAhead();
  expect(load).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where she saves data nothing is fetched ahead', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true, effectiveType: '4g' },
    configurable: true,
  });
  const load = jest.fn(async () => 'cart');
  laterPart(load).fetchAhead();
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});
