import type { WaitingEvent } from './worker-scope';

/** Runs the worker that removes itself on a phone with these caches. */
async function remove(names: string[], broken = false) {
  const handlers: Record<string, (event: WaitingEvent) => void> = {};
  const unregister = jest.fn(async () => true);
  const tasks: Promise<unknown>[] = [];
  const left = new Set(names);
  Object.assign(globalThis, {
    CACHE_PREFIX: 'duka::',
    self: {
      addEventListener: (type: string, handle: () => void) => (handlers[type] = handle),
      skipWaiting: jest.fn(async () => {}),
      registration: { unregister },
    },
    caches: {
      keys: async () => {
        if (broken) throw new Error('UnknownError');
        return [...left];
      },
      delete: async (name: string) => left.delete(name),
    },
  });
  jest.isolateModules(() => require('./remover.client'));
  for (const type of ['install', 'activate'])
    handlers[type]?.({ waitUntil: (task) => tasks.push(task) });
  await Promise.all(tasks);
  return { left: [...left], unregister, handlers };
}

test('a shop without a worker removes its caches and the worker, and no other shop’s', async () => {
  const { left, unregister } = await remove([
    'duka::pages',
    'duka:/two:pages',
    'other',
    'duka::files',
  ]);
  expect(left).toEqual(['duka:/two:pages', 'other']);
  expect(unregister).toHaveBeenCalled();
});

test('the worker is removed where the browser’s storage fails', async () => {
  expect((await remove([], true)).unregister).toHaveBeenCalled();
});

test('a worker that removes itself answers nothing', async () => {
  expect(Object.keys((await remove([])).handlers)).toEqual(['install', 'activate']);
});
