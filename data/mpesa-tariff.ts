import type { MpesaTariff } from '@/data/schema/mpesa-tariff';

/**
 * What M-Pesa charges a customer who sends money to a number. Its operator publishes today’s table:
 * search for "M-PESA rates", and take the column "Transfer to M-PESA users".
 */
export const mpesaTariff: MpesaTariff = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /**
   * The day on which it was compared with the published table. Once it is a year ago the cart shows
   * no cost.
   */
  checked: '2026-11-22',
  /** Sending up to `upToKes` costs `costKes`: whole shillings, the smallest sum first. */
  bands: [
    { upToKes: 100, costKes: 0 },
    { upToKes: 500, costKes: 7 },
    { upToKes: 1000, costKes: 13 },
    { upToKes: 1500, costKes: 23 },
    { upToKes: 2500, costKes: 33 },
    { upToKes: 3500, costKes: 53 },
    { upToKes: 5000, costKes: 57 },
    { upToKes: 7500, costKes: 78 },
    { upToKes: 10000, costKes: 90 },
    { upToKes: 15000, costKes: 100 },
    { upToKes: 20000, costKes: 105 },
    { upToKes: 250000, costKes: 108 },
  ],
};
