import { OfferCarousel } from '@/components/islands/offers/offer-carousel';
import { Section } from '@/components/ui/section';
import { type PromotedProduct, toPromotedCardProduct } from '@/lib/catalogue/product';

/** Today's Featured: the offers, one at a time. */
export function TodaysFeatured({ offers }: { offers: readonly PromotedProduct[] }) {
  return (
    <Section id="todays-featured" title="Today's Featured" tone="leaf" below>
      <OfferCarousel offers={offers.map(toPromotedCardProduct)} />
    </Section>
  );
}
