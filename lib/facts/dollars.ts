import { payments } from '@/data/payments';

/** Whether cards can pay, in dollars: the shop has a rate for them. */
export const hasDollars = payments.kesPerUsd !== undefined;

/** Shillings in US dollars, two decimals, at the rate in data/payments.ts: 1000 → '7.69'. Throws without one. */
export function kesToUsd(kes: number): string {
  if (payments.kesPerUsd === undefined) throw new Error('data/payments.ts has no kesPerUsd');
  return (Math.round((kes * 100) / payments.kesPerUsd) / 100).toFixed(2);
}

/** Shillings as the dollar amount that the cart shows: 1000 → '$7.69 USD'. */
export function formatUsd(kes: number): string {
  return `$${kesToUsd(kes)} USD`;
}
