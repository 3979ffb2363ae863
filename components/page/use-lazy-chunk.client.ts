'use client';

import { useCallback, useState } from 'react';
/**
 * A part of the script that is not loaded with the page: by lib/browser/lazy-chunk, which gives it without its
 * style where that is late, or by an `import()`, which waits.
 */
export interface LazyChunk<T> {
  load: () => Promise<T>;
}

/** Where a part stands: nobody has asked for it, it loads, it did not load, or it is there. */
type Loading<T> =
  | { status: 'unasked' | 'loading' | 'failed'; part?: undefined }
  | { status: 'loaded'; part: T };

/** A part of the script and where it stands. `load` fetches it, and again after it did not load; it never rejects. */
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
