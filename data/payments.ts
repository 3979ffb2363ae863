import type { Payments } from '@/data/schema/payments';

/** How customers pay. Without a till: take it out. */
export const payments: Payments = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /** Money is sent to this number. */
  mpesaNumber: '0700 000 000',
  /**
   * The name that M-Pesa shows for it before the money leaves: try it once and copy it letter for
   * letter.
   */
  mpesaName: 'MAVAZI STALL',
  /** Of a bank or of the shop. */
  paybill: { number: '000000', account: 'MAVAZI', name: 'MAVAZI STALL' },
  /** Lipa na M-Pesa, Buy Goods: costs the customer nothing. */
  till: { number: '000000', name: 'MAVAZI STALL' },
  /**
   * 'now': as soon as they have ordered and the sum is known, delivery included. 'confirmed', or
   * none: after you have confirmed the order.
   */
  when: 'confirmed',
  /**
   * The order in which customers see them; 'delivery' is paying when it arrives, 'mpesa' your
   * number. A way that is not named comes last.
   */
  ways: ['till', 'paybill', 'delivery', 'mpesa', 'card'],
  /** For card payment. */
  kesPerUsd: 130,
  /** What PayPal calls an order: 'Shoe purchase'. Without it: what the shop sells. */
  purchase: 'Shoe purchase',
};
