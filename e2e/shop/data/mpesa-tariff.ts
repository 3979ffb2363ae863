import type { MpesaTariff } from '@/data/schema/mpesa-tariff';

/**
 * What M-Pesa charges a customer who sends money to a number. Its operator publishes today’s table:
 * search for "M-PESA rates", and take the column "Transfer to M-PESA users".
 */
export const mpesaTariff: MpesaTariff = {
  /**
   * The day on which it was compared with the published table. Once it is a year ago the cart shows
   * no cost.
   */
  checked: '2026-05-14',
  /** Sending up to `upToKes` costs `costKes`: whole shillings, the smallest sum first. */
  bands: [
    { upToKes: 1000, costKes: 0 },
    { upToKes: 3000, costKes: 31 },
    { upToKes: 9000, costKes: 77 },
  ],
};
