import type { Payments } from '@/data/schema/payments';

/** How customers pay. Without a till: take it out. */
export const payments: Payments = {
  /** Money is sent to this number. */
  mpesaNumber: '0700 000 122',
  /**
   * The name that M-Pesa shows for it before the money leaves: try it once and copy it letter for
   * letter.
   */
  mpesaName: 'SAMPLE SELLER',
  /** Of a bank or of the shop. */
  paybill: { number: '100133', account: 'DUKA MFANO', name: 'SAMPLE BANK' },
  /** Lipa na M-Pesa, Buy Goods: costs the customer nothing. */
  till: { number: '100144', name: 'SAMPLE STAND' },
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
  kesPerUsd: 128,
  /** What PayPal calls an order: 'Shoe purchase'. Without it: what the shop sells. */
  purchase: 'Shoe purchase',
};
