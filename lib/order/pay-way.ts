import { payees } from '@/data/payees';
import type { DeliveryArea, Payees } from '@/data/types';

/** Every way to pay, in the cart's order. */
const payWays = ['mpesa', 'till', 'paybill', 'delivery', 'card'] as const;
export type PayWay = (typeof payWays)[number];

/** The way to pay that the customer has chosen; 'undecided' names M-Pesa and the paybill. */
export type PayBy = 'undecided' | PayWay;

/** The ways that the shop has: a till only if it has one. */
export function shopPayWays({ till }: Pick<Payees, 'till'> = payees): readonly PayWay[] {
  return payWays.filter((way) => way !== 'till' || till);
}

/** What decides whether an order can be paid in some way now. */
export interface PayTerms {
  area: DeliveryArea | undefined;
  /** Whether the shop can be reached for today's prices. */
  reachable: boolean;
  /** Whether the order asks for the wholesale price, which no card can pay before it is known. */
  isWholesale: boolean;
}

/**
 * Whether an order can be paid this way: on delivery not in every area, though without an area it can; by
 * card today's prices or nothing.
 */
export function canPay(way: PayWay, { area, reachable, isWholesale }: PayTerms): boolean {
  if (way === 'card') return reachable && !isWholesale;
  return way !== 'delivery' || area?.payOnDelivery !== false;
}

/** The way in use: the chosen one, as far as the order can be paid so. */
export function payByOf(
  chosen: string,
  terms: PayTerms,
  facts: Pick<Payees, 'till'> = payees,
): PayBy {
  const way = shopPayWays(facts).find((one) => one === chosen);
  return way && canPay(way, terms) ? way : 'undecided';
}
