import clsx from 'clsx/lite';
import { type CountedCategory, shownCount } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { shopPath } from '@/lib/links/page-paths';
import { categoriesWords } from '@/words/categories';
import css from './category-links.module.css';
import { OwnersText } from './owners-text';
import { linkPillClass, linkRowClass, pillCountClass } from './pills';
import { SiteLink } from './site-link';

/** Links to the page of every other category, without script; nothing if there is only one category. */
export function CategoryLinks({
  categories,
  here,
}: {
  categories: readonly CountedCategory[];
  /** The id of the category of this page, if any. */
  here?: string;
}) {
  if (categories.length < 2) return null;
  const others = categories.filter(({ id }) => id !== here);
  return (
    <nav
      className={clsx(linkRowClass, css.links)}
      aria-label={categoriesWords.name}
      data-no-print=""
    >
      {here && (
        <SiteLink className={linkPillClass} href={shopPath}>
          {categoriesWords.all}{' '}
          <span className={pillCountClass}>{shownCount(categories, null)}</span>
        </SiteLink>
      )}
      {others.map(({ id, name, count }) => (
        <OwnersText
          as={SiteLink}
          of={name}
          key={id}
          className={linkPillClass}
          href={categoryPath(id)}
        >
          {name.text} <span className={pillCountClass}>{count}</span>
        </OwnersText>
      ))}
    </nav>
  );
}
