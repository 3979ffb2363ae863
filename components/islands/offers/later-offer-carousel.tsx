'use client';

import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';
import type { PromotedProduct } from '@/lib/catalogue/catalogue';

const carousel = laterIsland(
  'carousel',
  async () => (await import('./offer-carousel')).OfferCarousel,
);

/** The carousel, its script when she comes near it. */
export function LaterOfferCarousel({ offers }: { offers: readonly PromotedProduct[] }) {
  return <LaterIsland island={carousel} props={{ offers }} />;
}
