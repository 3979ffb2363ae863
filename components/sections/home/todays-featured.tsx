import '@/components/islands/offers/offer-carousel.module.css';
import '@/components/islands/offers/offer-panel.module.css';
import '@/components/islands/product/order-form.module.css';
import '@/components/ui/quantity-stepper.module.css';
import '@/components/ui/size-picker.module.css';
import { LaterOfferCarousel } from '@/components/islands/offers/later-offer-carousel';
import { Section } from '@/components/ui/section';
import { type PromotedProduct, toPromotedCardProduct } from '@/lib/catalogue/product';

/** Today's Featured: the five offers (spec §2). */
export function TodaysFeatured({ offers }: { offers: readonly PromotedProduct[] }) {
  return (
    <Section id="todays-featured" title="Today's Featured" tone="leaf" below>
      <LaterOfferCarousel offers={offers.map(toPromotedCardProduct)} />
    </Section>
  );
}
