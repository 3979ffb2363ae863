import type { MpesaTariff } from '@/data/schema/mpesa-tariff';

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
