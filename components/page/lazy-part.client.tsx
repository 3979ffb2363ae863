'use client';

import { type ReactNode, useEffect } from 'react';
import { type LazyChunk, useLazyChunk } from './use-lazy-chunk.client';

/** A part of the script that is a component. */
export type LazyComponent<Props> = LazyChunk<(props: Props) => ReactNode>;

/**
 * A component whose script loads when it is first drawn, and again once the browser is online where it did
 * not. `fallback` is what is shown until it is there; it gets what loads the script again.
 */
export function LazyPart<Props extends object>({
  chunk,
  props,
  fallback,
}: {
  chunk: LazyComponent<Props>;
  props: Props;
  fallback: (failed: boolean, load: () => void) => ReactNode;
}) {
  const { status, part: Part, load } = useLazyChunk(chunk);
  useEffect(() => {
    void load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [load]);
  return Part ? <Part {...props} /> : fallback(status === 'failed', load);
}
