import { asRecord } from '@/lib/format/unknown-values';
import type { Loose } from './issue';

type LooseStock = Loose<'soldOut' | 'sizesLeft'>;

/**
 * Every issue in what a record says of its stock, each with its field. `sizes`
 * are the product's.
 */
export function stockIssues(
  { soldOut, sizesLeft }: LooseStock,
  sizes: readonly unknown[],
): [field: keyof LooseStock, must: string][] {
  const list = `of its sizes in quotes, ${sizes.map((size) => `'${size}'`).join(', ')}`;
  const issues: [keyof LooseStock, string][] = [];
  const named = Array.isArray(soldOut) ? soldOut : [];
  if (soldOut !== undefined && typeof soldOut !== 'boolean' && !Array.isArray(soldOut)) {
    issues.push(['soldOut', `must be true, or a list of sizes such as ['42']`]);
  }
  if (!named.every((size) => sizes.includes(size))) {
    issues.push(['soldOut', `must be true, or a list ${list}`]);
  }
  const left = asRecord(sizesLeft);
  const counted = named.find((size) => Number(left[String(size)]) > 0);
  if (counted !== undefined) {
    const must = `must be without '${counted}' while sizesLeft has ${left[counted]} of it`;
    issues.push(['soldOut', must]);
  }
  const counts = Object.entries(left);
  if (sizesLeft !== undefined && (Array.isArray(sizesLeft) || counts.length === 0)) {
    issues.push(['sizesLeft', `must be sizes with a number each, such as { '42': 2 }`]);
  } else if (!counts.every(([size]) => sizes.includes(size))) {
    issues.push(['sizesLeft', `must name only those ${list}`]);
  } else if (!counts.every(([, left]) => Number.isSafeInteger(left) && Number(left) >= 0)) {
    issues.push(['sizesLeft', 'must be whole numbers, 0 or more']);
  }
  return issues;
}
