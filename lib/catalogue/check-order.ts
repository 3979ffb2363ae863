import { nearestName } from '@/lib/format/nearest-name';
import { type Issue, written } from './issue';
import { listingGroups } from './listing-order';

/** Every issue in what a listing begins with, data/catalogue/order.ts. */
export function orderIssues(order: readonly unknown[]): Issue[] {
  const known: readonly unknown[] = listingGroups;
  return order.flatMap((group, at): Issue[] => {
    const entry = { file: 'data/catalogue/order.ts', entry: String(group) };
    if (!known.includes(group)) return [{ ...entry, message: unknownMust(group) }];
    const again = order.indexOf(group) < at;
    return again ? [{ ...entry, message: 'must be in this list once' }] : [];
  });
}

function unknownMust(group: unknown): string {
  const meant = nearestName(String(group), listingGroups);
  const names = listingGroups.map((name) => written(name)).join(', ');
  return `must be one of ${names}${meant ? `; did you mean "${meant}"?` : ''}`;
}
