import { shop } from '@/data/shop';

/**
 * Whole shillings as the shop writes them: 1000 → 'KSh 1,000' (spec §3).
 * The thousands are grouped here and not by Intl, so that every phone and the build agree.
 */
export function formatKes(kes: number): string {
  return `KSh ${kes.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/**
 * The shillings in a price text, by its digits alone (spec §3): 'KSh 1,000' → 1000.
 * A text without digits, or with more than a number can hold, gives NaN.
 */
export function parseKes(text: string): number {
  const digits = text.replace(/\D/g, '');
  const kes = Number.parseInt(digits, 10);
  return Number.isSafeInteger(kes) ? kes : Number.NaN;
}

/** Shillings to US dollars with two decimals, at the rate in data/shop.ts (spec §9): 1000 → '7.69'. */
export function kesToUsd(kes: number): string {
  return (Math.round((kes * 100) / shop.kesPerUsd) / 100).toFixed(2);
}

/** The dollar amount as the cart shows it (spec §9): 1000 → '$7.69 USD'. */
export function formatUsd(kes: number): string {
  return `$${kesToUsd(kes)} USD`;
}
