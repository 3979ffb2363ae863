import { mpesaTariff } from '@/data/mpesa-tariff';
import type { DeliveryArea } from '@/data/schema/delivery';
import type { MpesaTariff } from '@/data/schema/mpesa-tariff';
import { placeText } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { cartWords } from '@/words/cart';
import type { NumberWay, PayWay } from './pay-way';

/** The name of a way to pay: who collects an order pays there. */
export function payWayName(way: PayWay, area: DeliveryArea | undefined): string {
  return way === 'delivery' && area?.pickUp ? placeText.payThere : cartWords.payWays[way];
}

/**
 * What a payment of `kes` whole shillings costs the customer besides, in a sentence; undefined where that is
 * not known. `kes` is undefined before the shop has answered with the wholesale price or the delivery fee.
 */
export function payCostText(way: NumberWay, kes: number | undefined): string | undefined {
  if (way === 'till') return cartWords.tillCost;
  if (way === 'paybill') return cartWords.paybillCost;
  const cost = kes === undefined ? undefined : sendingCostKes(mpesaTariff, kes, new Date());
  return cost === undefined ? undefined : fillText(cartWords.sendingCost, { cost: shownKes(cost) });
}

/**
 * What sending `kes` whole shillings by M-Pesa costs, in shillings. Undefined for
 * a sum above the highest band, and `now`, a year or more after the day of the table.
 */
export function sendingCostKes(
  { checked, bands }: MpesaTariff,
  kes: number,
  now: Date,
): number | undefined {
  const end = new Date(checked);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return now < end ? bands.find(({ upToKes }) => kes <= upToKes)?.costKes : undefined;
}
