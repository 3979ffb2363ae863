import { OfferCarousel } from '@/components/islands/offers/offer-carousel';
import { Section } from '@/components/ui/section';
import type { PromotedProduct } from '@/lib/catalogue';

/** Today's Featured: the five offers (spec §2). */
export function TodaysFeatured({ offers }: { offers: readonly PromotedProduct[] }) {
  return (
    <Section id="todays-featured" title="Today's Featured" tone="leaf" below>
      <OfferCarousel offers={offers} />
    </Section>
  );
}
