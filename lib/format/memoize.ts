/**
 * A rule that remembers what it made of a thing, by identity: what a build asks for at every page
 * (a record by its id, a page by its address) is worked out once and not once a page.
 */
export function memoize<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}
