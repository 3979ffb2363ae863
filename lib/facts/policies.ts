import { policies as written } from '@/data/policies';
import { fillText } from '@/lib/format/fill-text';
import { factOf, filled } from './facts';

export const { dispatchBefore, deliveryDays, freeDeliveryFromKes } = written;

/** Where an order leaves on the same day. */
export const dispatchPlaces = factOf('dispatchPlaces');

/** What the shop promises, in words; undefined for what it does not say. */
export const policies = {
  delivery: {
    home: factOf('deliveryTime'),
    aboutAndFaq: factOf('laterDeliveryTime'),
    owners: ownersDelivery(),
  },
  sameDayDispatch: factOf('sameDayDispatch'),
  shippingFee: factOf('shippingFee'),
  returns: factOf('returns') === undefined ? undefined : filled(written.returns),
  refund: factOf('refund'),
  returnCost: textOf(written.returnCost),
  notReturned: textOf(written.notReturned),
  quickDelivery: factOf('quickDelivery'),
  wholesale: factOf('wholesale'),
  owners: written.owners,
};

/** Both times of delivery in English, where the page has them in Kiswahili. */
function ownersDelivery() {
  const time = written.owners?.deliveryTime;
  if (!time || !deliveryDays) return undefined;
  const { home, aboutAndFaq } = deliveryDays;
  return { home: fillText<string>(time, home), aboutAndFaq: fillText<string>(time, aboutAndFaq) };
}

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
