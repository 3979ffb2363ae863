'use client';

import { type ReactNode, useEffect } from 'react';
import { type LazyChunk, useLazyChunk } from './use-lazy-chunk.client';

/** A part of the script that is a component. */
export type LazyComponent<Props> = LazyChunk<(props: Props) => ReactNode>;

/**
 * A component whose script loads when the component first renders. If the script does not load, it
 * is fetched again once the browser is online. `fallback` renders until the script is there, and
 * gets a function that loads the script again.
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
