import { availableParallelism } from 'node:os';

/** The results of `work` for each item, in order; one runs per core. Rejects with the first error. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const takeTurns = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  return results;
}
