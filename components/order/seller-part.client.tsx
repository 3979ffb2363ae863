'use client';

import { useStore } from 'zustand';
import { isShopPhone, shopPhoneStore } from '@/lib/book/shop-phone.client';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { LazyPart } from './lazy-part.client';
import css from './seller-part.module.css';
import type { SellerTools } from './seller-tools.client';

type Props = Parameters<typeof SellerTools>[0];

const sellerTools = lazyChunk(async () => (await import('./seller-tools.client')).SellerTools);

/** What the shop does with an order, on the phone that is marked as its own. Nothing of it loads elsewhere. */
export function SellerPart(props: Props) {
  if (!useStore(shopPhoneStore, isShopPhone)) return null;
  return (
    <div className={css.part}>
      <LazyPart chunk={sellerTools} props={props} />
    </div>
  );
}
