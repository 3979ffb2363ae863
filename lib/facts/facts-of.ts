import type { Address } from '@/data/schema/address';
import type { FactName } from '@/data/schema/facts';
import type { Policies } from '@/data/schema/policies';
import type { Shop } from '@/data/schema/shop';
import { timeText } from '@/lib/format/clock';
import { fillText } from '@/lib/format/fill-text';

/**
 * The facts that texts of data/ name in braces, as they are written; undefined for what the shop lacks.
 * `sayTime` says a time such as '3pm', by the clock of the build where it is left out.
 */
export function factsOf(
  { shop, address, policies }: { shop: Shop; address: Address; policies: Policies },
  sayTime = timeText,
): Readonly<Record<FactName, string | undefined>> {
  const { deliveryDays, deliveryTime } = policies;
  const timeOf = (days: 'home' | 'aboutAndFaq') =>
    deliveryDays && deliveryTime && fillText(deliveryTime, deliveryDays[days]);
  return {
    shop: shop.name,
    sells: shop.sells,
    town: address.town,
    county: address.county,
    country: address.country,
    street: address.street,
    wholesaleAbove: shop.wholesaleAbove?.toString(),
    wholesale: policies.wholesale,
    dispatchBefore: policies.dispatchBefore && sayTime(policies.dispatchBefore),
    dispatchPlaces: policies.dispatchPlaces,
    sameDayDispatch: policies.sameDayDispatch,
    deliveryTime: timeOf('home'),
    laterDeliveryTime: timeOf('aboutAndFaq'),
    shippingFee: policies.shippingFee,
    returns: policies.returns?.faq,
    refund: policies.refund,
    quickDelivery: policies.quickDelivery,
  };
}
