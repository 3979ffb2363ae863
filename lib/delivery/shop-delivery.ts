import { visit } from '@/data/visit';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { deliveryDays, dispatchBefore, dispatchPlaces, policies } from '@/lib/facts/policies';
import { latestOf, termsOf } from './delivery-terms';

const promises = (['home', 'aboutAndFaq'] as const).flatMap((page) => {
  const { [page]: text, owners } = policies.delivery;
  if (!text || !deliveryDays) return [];
  return [{ text, owners: owners && { text: owners[page] }, to: deliveryDays[page].to }];
});

/** What the shop promises where no area is known, such as '2–3 business days'; undefined for nothing. */
export const generalPromise = latestOf(promises)?.text;

/** The terms of the shop's own facts; undefined where it lacks one of them. */
export const deliveryTerms = termsOf({
  ...visit,
  areas: deliveryAreas,
  dispatchBefore,
  dispatchPlaces,
  promises,
});
