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
