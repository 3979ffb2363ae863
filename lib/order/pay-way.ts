import { payments } from '@/data/payments';
import type { DeliveryArea } from '@/data/schema/delivery';
import type { Payments } from '@/data/schema/payments';
import { canPayOnReceipt, isPaidOnDelivery } from '@/lib/delivery/pay-on-delivery';
import { deliveryAreas } from '@/lib/facts/delivery-areas';

export type PayWay = NonNullable<Payments['ways']>[number];

/** Free and safe ones first: a payment to a till names the shop and costs the customer nothing. */
const usualOrder: readonly PayWay[] = ['till', 'paybill', 'delivery', 'mpesa', 'card'];

/** The way to pay that the customer has chosen; for 'undecided' a message names the means of all ways but a card's. */
export type PayBy = 'undecided' | PayWay;

/** The ways that the shop has, in its order; 'delivery' also where it takes money from who collects alone. */
export function shopPayWays(
  facts: Payments = payments,
  areas: readonly DeliveryArea[] = deliveryAreas,
): readonly PayWay[] {
  const has: Readonly<Record<PayWay, unknown>> = {
    mpesa: facts.mpesaNumber,
    till: facts.till,
    paybill: facts.paybill,
    delivery: areas.some(({ payOnDelivery }) => payOnDelivery),
    card: facts.kesPerUsd,
  };
  return [...new Set([...(facts.ways ?? []), ...usualOrder])].filter((way) => has[way]);
}

/**
 * The ways that an order to an area is offered, also where it cannot be paid so: on receipt in a shop that
 * takes money on delivery somewhere, or where this order is collected and paid then.
 */
export function offeredPayWays(
  area: DeliveryArea | undefined,
  areas: readonly DeliveryArea[] = deliveryAreas,
): readonly PayWay[] {
  const isOnReceipt = isPaidOnDelivery(areas) || canPayOnReceipt(area, areas);
  return shopPayWays(payments, areas).filter((way) => way !== 'delivery' || isOnReceipt);
}

/** The ways by which money goes to a number of the shop's. */
export type NumberWay = 'till' | 'paybill' | 'mpesa';

/** Those that the shop has, in its order. */
export function numberWays(): readonly NumberWay[] {
  return shopPayWays().filter((way) => way !== 'delivery' && way !== 'card');
}

/**
 * The ways among which an order without one chooses, in the shop's order: none by card, and on receipt where
 * its area is known to allow that.
 */
export function openWays(
  area: Pick<DeliveryArea, 'payOnDelivery'> | undefined,
): readonly (NumberWay | 'delivery')[] {
  return shopPayWays()
    .filter((way) => way !== 'card')
    .filter((way) => way !== 'delivery' || area?.payOnDelivery === true);
}

/** What decides whether an order can be paid in some way now. */
export interface PayTerms {
  area: DeliveryArea | undefined;
  /** Whether the shop can be reached for today's prices. */
  reachable: boolean;
  /** Whether the order asks for the wholesale price, which no card can pay before it is known. */
  isWholesale: boolean;
}

/** Whether an order can be paid this way: on receipt by its area, by card today's prices or nothing. */
export function canPay(
  way: PayWay,
  { area, reachable, isWholesale }: PayTerms,
  areas: readonly DeliveryArea[] = deliveryAreas,
): boolean {
  if (way === 'card') return reachable && !isWholesale;
  return way !== 'delivery' || canPayOnReceipt(area, areas);
}

/** The way in use: the chosen one, as far as the order can be paid so. */
export function payByOf(chosen: string, terms: PayTerms, facts: Payments = payments): PayBy {
  const way = shopPayWays(facts).find((one) => one === chosen);
  return way && canPay(way, terms) ? way : 'undecided';
}

/** When the customer pays: at once, or after the shop has confirmed the order. */
export type PayWhen = NonNullable<Payments['when']>;

/**
 * When an order is paid by the way that was chosen. At once only where the shop wants that and the whole
 * sum is known: `toPayKes` is undefined where the wholesale price is asked for, `feeKes` where it is not
 * known what delivery costs.
 */
export function payWhen(
  payBy: PayBy,
  { toPayKes, feeKes }: { toPayKes: number | undefined; feeKes: number | undefined },
  facts: Payments = payments,
): PayWhen {
  const isWhole = toPayKes !== undefined && feeKes !== undefined;
  return facts.when === 'now' && payBy !== 'undecided' && isWhole ? 'now' : 'confirmed';
}
