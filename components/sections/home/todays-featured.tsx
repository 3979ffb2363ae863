import { OfferCarousel } from '@/components/islands/offers/offer-carousel';
import { Section } from '@/components/ui/section';
import { type PromotedProduct, toPromotedCardProduct } from '@/lib/catalogue/product';
import { words, wordsFor } from '@/lib/words/words';

/** Today's Featured: the offers, one at a time. */
export function TodaysFeatured({ offers }: { offers: readonly PromotedProduct[] }) {
  return (
    <Section id="todays-featured" title={words.home.offers} tone="leaf" below>
      <OfferCarousel
        words={wordsFor('carousel', 'share', 'price', 'rating', 'product', 'order', 'cartButton')}
        offers={offers.map(toPromotedCardProduct)}
      />
    </Section>
  );
}
