'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { sellerWords } from '@/words/seller';
import css from './seller-part.module.css';
import type { SellerTools } from './seller-tools.client';

type Props = ComponentProps<typeof SellerTools>;

const sellerTools = lazyChunk(async () => (await import('./seller-tools.client')).SellerTools);

/**
 * The packing list and the ready replies of an order, folded. They load when they
 * are first opened; where they do not, a sentence says so and the next tap tries again.
 */
export function SellerPart(props: Props) {
  const [status, setStatus] = useState('');
  const [Tools, setTools] = useState<(props: Props) => ReactNode>();
  const { title, loading, notLoaded } = sellerWords;

  const load = () => {
    if (Tools) return;
    setStatus(loading);
    sellerTools.load().then(
      (loaded) => setTools(() => loaded),
      () => setStatus(notLoaded),
    );
  };

  return (
    <details
      className={css.fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={css.summary}
        onClick={(event) => {
          if (Tools || status !== notLoaded) return;
          // It stays open for what is loading.
          event.preventDefault();
          load();
        }}
      >
        {title}
      </summary>
      {Tools ? <Tools {...props} /> : <p role="status">{status}</p>}
    </details>
  );
}
