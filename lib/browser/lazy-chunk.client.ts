import { onIdle, savesData } from './when-to-load.client';

/** Any input, and a tap alone: a click on something. */
type Input = 'input' | 'tap';
const events = { input: ['pointermove', 'pointerdown', 'keydown'], tap: ['click'] } as const;

/** A part of the shop's script that is not loaded with the page. */
interface LazyChunk<T> {
  /**
   * Gives the part, fetched at the first call, unstyled where its style sheet fails or is late. Rejects
   * when the fetch fails or has not answered for `chunkTimeoutMs`; the next call fetches again, or
   * waits on for the fetch that was silent.
   */
  load: () => Promise<T>;
  /**
   * Fetches the part after the page's next input, or its next tap, once the browser is idle, unless the
   * person saves data. A page that is left without a touch fetches no part.
   */
  prefetchAfter: (input: Input) => void;
}

/** A part of the script that loads when it is needed; `fetchPart` is its `import()`. */
export function lazyChunk<T>(fetchPart: () => Promise<T>): LazyChunk<T> {
  let loading: Promise<T> | undefined;

  function fetchOnce(): Promise<T> {
    if (!loading) {
      window.addEventListener('error', onError, true);
      setTimeout(releaseSheets, chunkTimeoutMs / 2);
      loading = fetchPart().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    }
    return loading;
  }

  return {
    load: () => Promise.race([fetchOnce(), timeout()]),
    prefetchAfter: (input) => {
      // Prefetch errors are ignored: the next `load()` fetches again and reports.
      if (savesData()) return;
      const fetchIdle = () => onIdle(() => void fetchOnce().catch(() => {}));
      for (const event of events[input]) window.addEventListener(event, fetchIdle, { once: true });
    },
  };
}

/**
 * Turbopack's `import()` waits for `load` of the part's style sheets and rejects at their `error`. A part
 * without its style is of more use than none: a sheet that failed, or is late, counts as loaded, and a late
 * one is applied when it arrives.
 */
function releaseSheets(): void {
  for (const sheet of document.querySelectorAll(SHEET)) sheet.dispatchEvent(new Event('load'));
}

const SHEET = '[rel=stylesheet]';

/** Captured, so that Turbopack has no error of a sheet. */
function onError(event: Event): void {
  if (!(event.target instanceof Element && event.target.matches(SHEET))) return;
  event.stopPropagation();
  releaseSheets();
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('chunk did not load')), chunkTimeoutMs);
  });
}

/** How long a lazy chunk may take before the page says what to do instead. */
export const chunkTimeoutMs = 8000;
