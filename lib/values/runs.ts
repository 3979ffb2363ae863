/** The items of a list, those together that follow each other with the same key. */
export function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const runs: Item[][] = [];
  let last: unknown;
  for (const item of items) {
    const key = keyOf(item);
    const run = runs.at(-1);
    if (run && key === last) run.push(item);
    else runs.push([item]);
    last = key;
  }
  return runs;
}
