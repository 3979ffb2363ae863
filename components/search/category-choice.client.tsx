'use client';

import { pillClass } from '@/components/ui/pills';
import { SiteLink } from '@/components/ui/site-link';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import type { IndexCategory } from '@/lib/finding/index-categories';
import { categoriesWords } from '@/words/categories';
import css from './category-choice.module.css';

/** Links to the categories' own pages, all in view. A list, as a page has its row of them as a landmark. */
export function CategoryChoice({ categories }: { categories: readonly IndexCategory[] }) {
  return (
    // The style removes the bullets, and with them Safari's list role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.choice} role="list" aria-label={categoriesWords.name}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <SiteLink className={pillClass} href={categoryPath(id)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
