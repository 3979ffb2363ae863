import { singleFlight } from './single-flight.client';

const SILENCE = 1000;
let told: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  told = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('all who call share one try, also when it has succeeded', async () => {
  const load = jest.fn(async () => 'here');
  const get = singleFlight('It', SILENCE, load);
  await Promise.all([get(), get()]);
  await expect(get()).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(SILENCE);
  expect(told).not.toHaveBeenCalled();
});

test('after a failure the next call tries again, and the failure is told once', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue('here');
  const get = singleFlight('It', SILENCE, load);
  await expect(Promise.all([get(), get()])).rejects.toThrow('blocked');
  await expect(get()).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenCalledTimes(1);
});

test('after a silence the next call tries again; the late answer still reaches who waited', async () => {
  let answer = (_: string) => {};
  const first = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const load = jest.fn().mockReturnValueOnce(first).mockResolvedValue('second');
  const get = singleFlight('It', SILENCE, load);
  const waiting = get();
  jest.advanceTimersByTime(SILENCE);
  await expect(get()).resolves.toBe('second');
  answer('late');
  await expect(waiting).resolves.toBe('late');
  await expect(get()).resolves.toBe('second');
});
