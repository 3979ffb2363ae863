'use client';

import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { SiteLink } from '@/components/ui/site-link';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import type { IndexCategory } from '@/lib/finding/index-categories';
import { categoriesWords } from '@/words/categories';
import css from './category-choice.module.css';

const choicePlace: PicturePlace = {
  sizes: '(min-width: 1700px) 260px, (min-width: 768px) 14vw, 124px',
  least: 112,
  most: 320,
};

/**
 * Links to the categories' own pages, each with a picture. A list, as a page has its row of them as a
 * landmark.
 */
export function CategoryChoice({ categories }: { categories: readonly IndexCategory[] }) {
  return (
    // The style removes the bullets, and with them Safari's list role.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={css.choice} role="list" aria-label={categoriesWords.name}>
      {categories.map(({ id, name, picture }) => (
        <li key={id} className={css.category}>
          <Picture picture={picture} alt="" place={choicePlace} />
          <SiteLink className={css.link} href={categoryPath(id)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
