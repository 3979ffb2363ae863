import { payees } from '@/data/payees';
import type { DeliveryArea, Payees } from '@/data/types';

/** Every way to pay, in the cart's order. */
export const payWays = ['mpesa', 'till', 'paybill', 'delivery', 'card'] as const;
export type PayWay = (typeof payWays)[number];

/** The way to pay that the customer has chosen; 'undecided' names M-Pesa and the paybill. */
export type PayBy = 'undecided' | PayWay;

/** The ways that the shop has: a till only if it has one (docs/behaviour.md 7.15). */
export function shopPayWays({ till }: Pick<Payees, 'till'> = payees): readonly PayWay[] {
  return payWays.filter((way) => way !== 'till' || till);
}

/** Whether an order may be paid this way; on delivery not in every area, and without an area it may. */
export function canPay(way: PayWay, area: DeliveryArea | undefined): boolean {
  return way !== 'delivery' || area?.payOnDelivery !== false;
}

/** The way in use: the chosen one, as far as shop and area still have it (docs/behaviour.md 7.17). */
export function payByOf(
  chosen: string,
  area: DeliveryArea | undefined,
  facts: Pick<Payees, 'till'> = payees,
): PayBy {
  const way = shopPayWays(facts).find((one) => one === chosen);
  return way && canPay(way, area) ? way : 'undecided';
}
