'use client';

import { useCallback, useState } from 'react';
import type { lazyChunk } from '@/lib/browser/lazy-chunk.client';

/** A part of the script that is not loaded with the page. */
export type LazyChunk<T> = ReturnType<typeof lazyChunk<T>>;

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
