/**
 * A loader of something from outside. All who call it share one try; once it has failed, or been
 * silent for `silenceMs`, the next call tries anew. An answer that comes late still counts for those
 * who wait. `what` names it in the console, the only place where a failure is told.
 */
export function singleFlight<T>(
  what: string,
  silenceMs: number,
  load: () => Promise<T>,
): () => Promise<T> {
  let current: Promise<T> | null = null;

  function begin(): Promise<T> {
    const loading = load();
    const forget = () => {
      if (current === loading) current = null;
    };
    const silence = setTimeout(() => {
      console.error(`${what} has not answered for ${silenceMs / 1000} s`);
      forget();
    }, silenceMs);
    loading
      .catch((error: unknown) => {
        console.error(`${what} did not load`, error);
        forget();
      })
      .finally(() => clearTimeout(silence));
    return loading;
  }

  return () => {
    current ??= begin();
    return current;
  };
}
