'use client';

import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';
import type { CardProduct } from '@/lib/catalogue/product';

const orderPanel = laterIsland('order', async () => (await import('./order-panel')).OrderPanel);

/** The order panel on a product's page, its script when she comes near it. */
export function LaterOrderPanel({ product }: { product: CardProduct }) {
  return <LaterIsland island={orderPanel} props={{ product }} />;
}
