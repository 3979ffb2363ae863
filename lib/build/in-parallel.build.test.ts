import { availableParallelism } from 'node:os';
import { inParallel } from './in-parallel.build';

test('parallel results are in the order of their items', async () => {
  const turns = (count: number): Promise<void> =>
    count === 0 ? Promise.resolve() : Promise.resolve().then(() => turns(count - 1));
  const slowestFirst = async (count: number) => {
    await turns(count);
    return count;
  };
  expect(await inParallel([9, 5, 0], slowestFirst)).toEqual([9, 5, 0]);
});

test('no more work runs at once than there are cores', async () => {
  let running = 0;
  let most = 0;
  await inParallel(Array.from({ length: 4 * availableParallelism() }), async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(availableParallelism());
});

test('an error in parallel work is passed on', async () => {
  const failing = inParallel(['a'], () => Promise.reject(new Error('no photo')));
  await expect(failing).rejects.toThrow('no photo');
});
