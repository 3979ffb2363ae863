'use client';

import { categoryPath } from '@/lib/catalogue/shop-paths';
import type { CountedKind } from '@/lib/finding/facets';
import { kindsIn, withKind } from '@/lib/finding/page-address';
import { shelfWords } from '@/words/shelf';
import { ShelfPills } from './shelf-pills.client';

/** A category's links to all of its products and to each kind of them, which is a filter in the address. */
export function KindPills({
  kinds,
  total,
  categoryKey,
  search,
  go,
}: {
  kinds: readonly CountedKind[];
  /** How many products the category has. */
  total: number;
  categoryKey: string;
  /** The query of the address. */
  search: string;
  /** Goes to another query of the page. */
  go: (search: string) => void;
}) {
  const chosen = kindsIn(search);
  const pills = [{ id: '', name: { text: shelfWords.allKinds }, count: total }, ...kinds];
  return (
    <ShelfPills
      name={shelfWords.kind}
      pills={pills.map((pill) => ({
        ...pill,
        path: `${categoryPath(categoryKey)}${withKind('', pill.id)}`,
      }))}
      chosen={chosen.length > 0 ? chosen : ['']}
      go={(id) => go(withKind(search, id))}
      needsScript
    />
  );
}
