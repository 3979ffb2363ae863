import type { Payees } from './types';

/**
 * What the cart says to someone who pays by M-Pesa or a bank's paybill, beside the numbers in shop.ts. A
 * name is the one that M-Pesa shows before the money leaves: try each once and copy it letter for letter.
 */
export const payees: Payees = {
  /** The name of `mpesaNumber`. Placeholder. */
  mpesaName: 'MAVAZI STALL',
  /** The name of `paybill`. Placeholder. */
  paybillName: 'MAVAZI STALL',
  /*
   * A paybill that takes any account number, as one for a shop does and one of a bank does not, gets the
   * order's reference as the account with this line: paybillTakesReference: true,
   */
  /** Lipa na M-Pesa, Buy Goods: costs the customer nothing. Placeholder. Without a till: take the line out. */
  till: { number: '000000', name: 'MAVAZI STALL' },
};
