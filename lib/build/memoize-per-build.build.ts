/**
 * `work`, run once in a production build: later calls share its promise. In development it runs at
 * every call, so that a changed photo shows after a reload.
 */
export function memoizePerBuild<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return work();
    result ??= work();
    return result;
  };
}
