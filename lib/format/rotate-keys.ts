/**
 * The same options with their keys rotated by `by` places, for the query of a retry. A browser joins a
 * request to a hanging one for the same address; in another order the query is another address for
 * the same script.
 */
export function rotateKeys<T extends object>(options: T, by: number): T {
  const entries = Object.entries(options);
  const start = by % entries.length;
  return {
    ...Object.fromEntries([...entries.slice(start), ...entries.slice(0, start)]),
    ...options,
  };
}
