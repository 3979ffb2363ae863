/** The oldest of `keys`, which are in the order of keeping, beyond `limit`; those of `core` stay. */
export function overLimit(
  keys: readonly string[],
  limit: number,
  core: readonly string[],
): readonly string[] {
  return keys.filter((key) => !core.includes(key)).slice(0, Math.max(0, keys.length - limit));
}
