/**
 * The same options with their names in another order, `by` places on. A browser joins a request to
 * one for the same address that still hangs; in another order they make another address, and ask for
 * the same script.
 */
export function rotateKeys<T extends object>(options: T, by: number): T {
  const entries = Object.entries(options);
  const at = by % entries.length;
  return { ...Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)]), ...options };
}
