'use client';

import { useCallback, useState } from 'react';
/**
 * A part of the script that loads after the page: by lib/browser/lazy-chunk, which does not wait
 * for a late style, or by an `import()`, which waits.
 */
export interface LazyChunk<T> {
  load: () => Promise<T>;
}

/** The state of a part: not asked for, loading, failed or loaded. */
type Loading<T> =
  | { status: 'unasked' | 'loading' | 'failed'; part?: undefined }
  | { status: 'loaded'; part: T };

/**
 * A part of the script and its state. `load` fetches the part, again after a failure, and never
 * rejects.
 */
export function useLazyChunk<T>(chunk: LazyChunk<T>): Loading<T> & { load: () => Promise<void> } {
  const [loading, setLoading] = useState<Loading<T>>({ status: 'unasked' });
  const load = useCallback(() => {
    setLoading((before) => (before.part ? before : { status: 'loading' }));
    return chunk.load().then(
      (part) => setLoading({ status: 'loaded', part }),
      () => setLoading({ status: 'failed' }),
    );
  }, [chunk]);
  return { ...loading, load };
}
