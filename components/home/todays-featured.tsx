import { OfferCarousel } from '@/components/home/offers/offer-carousel.client';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { Section } from '@/components/ui/section';
import { type Product, toPromotedCardProduct } from '@/lib/catalogue/product';
import { homeWords } from '@/words/home';

/** Today's Featured: the offers, one at a time; nothing without one. */
export function TodaysFeatured({ offers }: { offers: readonly Product[] }) {
  if (offers.length === 0) return null;
  return (
    <Section id="todays-featured" title={homeWords.offers} tone="dark" below>
      <OfferCarousel
        offers={offers.map(toPromotedCardProduct)}
        askWhenBack={offers.map((offer) => <AskWhenBack key={offer.id} product={offer} />)}
      />
    </Section>
  );
}
