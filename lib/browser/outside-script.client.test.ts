import { retryOptions, singleFlight } from './outside-script.client';

const TIMEOUT_MS = 1000;
let consoleError: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('all calls share one load, also after it has succeeded', async () => {
  const load = jest.fn(async () => 'here');
  const get = singleFlight('It', TIMEOUT_MS, load);
  await Promise.all([get(), get()]);
  await expect(get()).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(TIMEOUT_MS);
  expect(consoleError).not.toHaveBeenCalled();
});

test('after a failure the next call loads again and the failure is reported once', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue('here');
  const get = singleFlight('It', TIMEOUT_MS, load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('blocked');
  await expect(get()).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
  expect(consoleError).toHaveBeenCalledTimes(1);
});

test('after a timeout the next call loads again and a late answer still resolves the first', async () => {
  let answer = (_: string) => {};
  const first = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const load = jest.fn().mockReturnValueOnce(first).mockResolvedValue('second');
  const get = singleFlight('It', TIMEOUT_MS, load);
  const waiting = get();
  jest.advanceTimersByTime(TIMEOUT_MS);
  await expect(get()).resolves.toBe('second');
  answer('late');
  await expect(waiting).resolves.toBe('late');
  await expect(get()).resolves.toBe('second');
});

const options = { key: 'a', v: 'b', libraries: 'c' };
const order = (by: number) => Object.keys(retryOptions(options, by)).join();

test('each retry has its own order and the first try the original one', () => {
  expect([0, 1, 2, 3].map(order)).toEqual([
    'key,v,libraries',
    'v,libraries,key',
    'libraries,key,v',
    'key,v,libraries',
  ]);
});

test('a retry has every option unchanged', () => {
  expect(retryOptions(options, 2)).toEqual(options);
});
