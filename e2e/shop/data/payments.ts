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
  /** For card payment. */
  kesPerUsd: 128,
  /** What PayPal calls an order: 'Shoe purchase'. Left out: what the shop sells. */
  purchase: 'Shoe purchase',
};
