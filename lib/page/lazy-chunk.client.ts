import { limits } from '@/lib/site/limits';
import { whenIdle } from './on-idle.client';
import { savesData } from './saves-data.client';

/** A part of the shop's script that is not loaded with the page. */
export interface LaterPart<T> {
  /**
   * The part, fetched at the first call. Rejects where it fails or is silent for
   * `limits.chunkTimeoutMs`; the next call tries anew, or goes on waiting for what was silent.
   */
  get: () => Promise<T>;
  /** The same, however long it is silent. */
  come: () => Promise<T>;
  /** The part if it is there, to be used at once. */
  there: () => T | undefined;
  /** Fetches it ahead, once the browser is idle: a tap then finds it, even without network. */
  fetchAhead: () => void;
}

/** A part that comes when it is needed; `load` is its `import()`. */
export function laterPart<T>(load: () => Promise<T>): LaterPart<T> {
  let coming: Promise<T> | undefined;
  let part: T | undefined;

  function come(): Promise<T> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
        return loaded;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  function get(): Promise<T> {
    return Promise.race([come(), silence()]);
  }

  function fetchAhead(): void {
    if (savesData()) return;
    // Where it fails she hears of it when she asks for it, which tries again.
    whenIdle(() => void come().catch(() => {}));
  }

  return { get, come, there: () => part, fetchAhead };
}

function silence(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not come')), limits.chunkTimeoutMs);
  });
}
