'use client';

import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { LazyPart } from './lazy-part.client';
import css from './seller-part.module.css';
import type { SellerTools } from './seller-tools.client';

type Props = Parameters<typeof SellerTools>[0];

const sellerTools = lazyChunk(async () => (await import('./seller-tools.client')).SellerTools);

/** What the shop does with an order; its script loads with it, on the shop's own phone alone. */
export function SellerPart(props: Props) {
  return (
    <div className={css.part}>
      <LazyPart chunk={sellerTools} props={props} />
    </div>
  );
}
