'use client';

import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';
import type { PromotedCardProduct } from '@/lib/catalogue/product';

const carousel = laterIsland(
  'carousel',
  async () => (await import('./offer-carousel')).OfferCarousel,
);

/** The carousel, its script when she comes near it. */
export function LaterOfferCarousel({ offers }: { offers: readonly PromotedCardProduct[] }) {
  return <LaterIsland island={carousel} props={{ offers }} />;
}
