import type { CSSProperties } from 'react';
import { tileColumns, tilePlace } from '@/components/home/tile-columns';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { homeWords } from '@/words/home';
import css from './category-ways.module.css';

/** Where to go from the list of orders: a picture and a link for each category. */
export function CategoryWays({ categories }: { categories: readonly Category[] }) {
  const columns = tileColumns(categories.length);
  const style = { '--medium': columns.medium, '--wide': columns.wide } as CSSProperties;
  return (
    <section aria-labelledby="categories-title" data-no-print="">
      <h2 id="categories-title">{homeWords.categories}</h2>
      <ul className={css.ways} style={style}>
        {categories.map(({ id, name, tile }) => (
          <li key={id}>
            <SiteLink className={css.way} href={categoryPath(id)}>
              <Picture picture={tile} alt="" place={tilePlace(columns)} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
