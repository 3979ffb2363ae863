import { payments } from '@/data/shop';

/** Shillings in US dollars, two decimals, at the rate in data/shop.ts: 1000 → '7.69'. */
export function kesToUsd(kes: number): string {
  return (Math.round((kes * 100) / payments.kesPerUsd) / 100).toFixed(2);
}

/** Shillings as the dollar amount that the cart shows: 1000 → '$7.69 USD'. */
export function formatUsd(kes: number): string {
  return `$${kesToUsd(kes)} USD`;
}
