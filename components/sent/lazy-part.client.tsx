'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { sellerPartWords } from '@/words/seller-part';

type Part<Props> = (props: Props) => ReactNode;

/** A part of the script that has a component. */
export type LazyComponent<Props> = ReturnType<typeof lazyChunk<Part<Props>>>;

/**
 * A component whose script loads when it is first drawn. Where it does not load a sentence says so, with a
 * button that tries again; it is tried again once the browser is online, too.
 */
export function LazyPart<Props extends object>({
  chunk,
  props,
}: {
  chunk: LazyComponent<Props>;
  props: Props;
}) {
  const [Loaded, setLoaded] = useState<Part<Props>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    chunk.load().then(
      (loaded) => setLoaded(() => loaded),
      () => setFailed(true),
    );
  }, [chunk]);
  useEffect(() => {
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [load]);
  if (Loaded) return <Loaded {...props} />;
  return (
    <div>
      <p role="status">{failed ? sellerPartWords.notLoaded : sellerPartWords.loading}</p>
      {failed && (
        <button type="button" className={buttonClass('plain')} onClick={load}>
          {sellerPartWords.again}
        </button>
      )}
    </div>
  );
}
