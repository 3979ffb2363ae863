/**
 * The keys to remove, oldest first, so that at most `limit` are left. `keys` are in the order in which
 * they were kept; those of `core` stay.
 */
export function overLimit(
  keys: readonly string[],
  limit: number,
  core: readonly string[],
): readonly string[] {
  return keys.filter((key) => !core.includes(key)).slice(0, Math.max(0, keys.length - limit));
}
