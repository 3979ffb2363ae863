import clsx from 'clsx/lite';
import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath, shopPath } from '@/lib/catalogue/shop-paths';
import { categoriesWords } from '@/words/categories';
import css from './category-links.module.css';
import { OwnersText } from './owners-text';
import { pillClass, pillCountClass, pillRowClass } from './pills';
import { SiteLink } from './site-link';

/**
 * Links to every category's own page, without script; nothing where there is only one. The current one
 * is marked and first: on a phone the row is wider than the screen.
 */
export function CategoryLinks({
  categories,
  here,
}: {
  categories: readonly CountedCategory[];
  /** The id of the current category, if any. */
  here?: string;
}) {
  if (categories.length < 2) return null;
  const current = categories.filter(({ id }) => id === here);
  const others = categories.filter(({ id }) => id !== here);
  const links = (shown: readonly CountedCategory[]) =>
    shown.map(({ id, name, count }) => (
      <OwnersText
        as={SiteLink}
        of={name}
        key={id}
        className={pillClass}
        href={categoryPath(id)}
        aria-current={id === here ? 'page' : undefined}
      >
        {name.text} <span className={pillCountClass}>{count}</span>
      </OwnersText>
    ));
  return (
    <nav
      className={clsx(pillRowClass, css.links)}
      aria-label={categoriesWords.name}
      data-no-print=""
    >
      {links(current)}
      {here && (
        <SiteLink className={pillClass} href={shopPath}>
          {categoriesWords.all}{' '}
          <span className={pillCountClass}>{shownCount(categories, null)}</span>
        </SiteLink>
      )}
      {links(others)}
    </nav>
  );
}
