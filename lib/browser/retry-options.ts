/**
 * The options of an outside script for its load number `tries`, counted from 0: the same options with
 * their keys in another order. A browser joins a request to a hanging one for the same address; in
 * another order the query is another address for the same script.
 */
export function retryOptions<T extends object>(options: T, tries: number): T {
  const entries = Object.entries(options);
  const start = tries % entries.length;
  return {
    ...Object.fromEntries([...entries.slice(start), ...entries.slice(0, start)]),
    ...options,
  };
}
