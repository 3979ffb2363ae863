import { policies as written } from '@/data/policies';
import { factOf, filled } from './facts';

export const { dispatchBefore, deliveryDays, freeDeliveryFromKes } = written;

/** Where an order leaves on the same day. */
export const dispatchPlaces = factOf('dispatchPlaces');

/** What the shop promises, in words; undefined for what it does not say. */
export const policies = {
  delivery: { home: factOf('deliveryTime'), aboutAndFaq: factOf('laterDeliveryTime') },
  sameDayDispatch: factOf('sameDayDispatch'),
  shippingFee: factOf('shippingFee'),
  returns: factOf('returns') === undefined ? undefined : filled(written.returns),
  refund: factOf('refund'),
  returnCost: textOf(written.returnCost),
  notReturned: textOf(written.notReturned),
  quickDelivery: factOf('quickDelivery'),
  wholesale: factOf('wholesale'),
};

/** A text with its facts; undefined where it names one that the shop lacks. */
function textOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : filled([text])[0];
}

/** Whether the shop says anything about shipping and returns. */
export const hasShippingTerms = Boolean(
  policies.delivery.home ||
    policies.sameDayDispatch ||
    policies.shippingFee ||
    policies.returns ||
    policies.refund,
);
