import clsx from 'clsx';
import type { CountedCategory } from '@/lib/catalogue/catalogue';
import { categoryPagePath } from '@/lib/catalogue/category-path';
import css from './category-links.module.css';
import { pillClass, pillCountClass, pillRowClass } from './pills';
import { SiteLink } from './site-link';

/**
 * Every category's own page, the one she is on first and marked: on a phone the row runs off the
 * screen. Plain links: they need no script.
 */
export function CategoryLinks({
  categories,
  here,
}: {
  categories: readonly CountedCategory[];
  /** The category she is in, if any. */
  here?: string;
}) {
  const first = categories.filter(({ id }) => id === here);
  const others = categories.filter(({ id }) => id !== here);
  return (
    <nav className={clsx(pillRowClass, css.links)} aria-label="Categories" data-screen>
      {[...first, ...others].map(({ id, name, count }) => (
        <SiteLink
          key={id}
          className={pillClass}
          href={categoryPagePath(id)}
          aria-current={id === here ? 'page' : undefined}
        >
          {name} <span className={pillCountClass}>{count}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
