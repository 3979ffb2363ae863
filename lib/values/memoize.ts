/**
 * `work` with its results cached by the identity of the argument. The build asks for the same index
 * (records by id, pages by address) on every page.
 */
export function memoize<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const cached = results.get(key);
    if (cached) return cached.value;
    const value = work(key);
    results.set(key, { value });
    return value;
  };
}
