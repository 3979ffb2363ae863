import { deliveryAreas } from '@/data/delivery';
import { deliveryDays, dispatchBefore, dispatchPlaces, policies } from '@/data/policies';
import { visit } from '@/data/shop';
import { latestOf, termsOf } from './delivery-terms';

const promises = (['home', 'aboutAndFaq'] as const).map((page) => ({
  text: policies.delivery[page],
  to: deliveryDays[page].to,
}));

/** What the shop promises where no area is known, such as '2–3 business days'. */
export const generalPromise = latestOf(promises).text;

/** The terms of the shop's own facts; undefined where it names no opening hours. */
export const deliveryTerms = termsOf({
  ...visit,
  areas: deliveryAreas,
  dispatchBefore,
  dispatchPlaces,
  promises,
});
