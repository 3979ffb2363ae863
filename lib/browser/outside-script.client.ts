/**
 * `load` with its calls sharing one promise. After a failure, or `timeoutMs` without an answer, the next
 * call loads again; a late answer still resolves the calls that wait for it. Failures and timeouts are
 * reported on the console under the name `what`.
 */
export function singleFlight<T>(
  what: string,
  timeoutMs: number,
  load: () => Promise<T>,
): () => Promise<T> {
  let current: Promise<T> | null = null;

  function begin(): Promise<T> {
    const loading = load();
    const forget = () => {
      if (current === loading) current = null;
    };
    const timeout = setTimeout(() => {
      console.error(`${what} has not answered for ${timeoutMs / 1000} s`);
      forget();
    }, timeoutMs);
    loading
      .catch((error: unknown) => {
        console.error(`${what} did not load`, error);
        forget();
      })
      .finally(() => clearTimeout(timeout));
    return loading;
  }

  return () => {
    current ??= begin();
    return current;
  };
}

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
