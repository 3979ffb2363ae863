/** @jest-environment jsdom */
import { registerWorker } from './register-worker.client';

const files = ['https://duka.example/_next/static/v/a.js'];
const { NODE_ENV } = process.env;

/** A browser's worker container; its `register` rejects where it `refuses`. */
function browser({ controlled = false, refuses = false } = {}) {
  const postMessage = jest.fn();
  const register = jest.fn(async (..._: unknown[]) => {
    if (refuses) throw new Error('SecurityError');
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      controller: controlled ? {} : null,
      ready: Promise.resolve({ active: { postMessage } }),
    },
  });
  return { postMessage, register };
}

beforeEach(() => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  performance.getEntries = () =>
    [location.href, 'first-paint', ...files].map((name) => ({ name }) as PerformanceEntry);
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV, NEXT_PUBLIC_SERVICE_WORKER: '' });
});

test('the file of a worker that is registered is never taken from a cache', async () => {
  const { register } = browser();
  await registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('a page that was open before its worker names itself and the files it loaded', async () => {
  const { postMessage } = browser();
  await registerWorker();
  expect(postMessage).toHaveBeenCalledWith([location.href, 'first-paint', ...files]);
});

test('a page that its worker has served says nothing', async () => {
  const { postMessage, register } = browser({ controlled: true });
  await registerWorker();
  expect(register).toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a browser that refuses the worker, or has none, has the page as before', async () => {
  browser({ refuses: true });
  await registerWorker();
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await registerWorker();
});

test.each([
  ['in development', { NODE_ENV: 'development' }],
  ['in a shop without a worker', { NEXT_PUBLIC_SERVICE_WORKER: '0' }],
])('%s no worker is registered', async (_, environment) => {
  const { register } = browser();
  Object.assign(process.env, environment);
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
});
