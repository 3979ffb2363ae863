'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { laterPart } from '@/lib/browser/later-part';
import { untilItComes } from '@/lib/browser/until-it-comes';
import { whenNear } from '@/lib/browser/when-near';
import type { PromotedProduct } from '@/lib/catalogue';
import { limits } from '@/lib/limits';

let want: (() => void) | undefined;
// While the page is built nothing waits: all of it stands in the HTML.
const wanted =
  typeof window !== 'undefined' &&
  new Promise<void>((resolve) => {
    want = resolve;
  });

const OfferCarousel = dynamic(async () => {
  await wanted;
  return (await untilItComes(() => import('./offer-carousel'))).OfferCarousel;
});
const ahead = laterPart(() => import('./offer-carousel'));

/**
 * The carousel as it stands in the page's HTML, asleep until she comes near it. Links, sizes and
 * "Order Now" work meanwhile; a tap on what needs the script wakes it and is carried out then
 * (lib/browser/starter). It never draws anew before it is awake: that would empty it.
 */
export function LaterCarousel({ offers }: { offers: readonly PromotedProduct[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ahead.fetchAhead();
    return place.current ? whenNear(place.current, limits.aheadPx, () => want?.()) : undefined;
  }, []);
  return (
    <div ref={place} data-asleep="">
      <OfferCarousel offers={offers} />
    </div>
  );
}
