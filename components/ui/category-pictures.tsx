import type { CSSProperties } from 'react';
import type { MarkedText } from '@/lib/format/owners-text';
import type { Picture as PictureFacts } from '@/lib/pictures/picture';
import { categoriesWords } from '@/words/categories';
import css from './category-pictures.module.css';
import { OwnersText } from './owners-text';
import { Picture } from './picture';
import { SiteLink } from './site-link';
import { tileColumns, tilePlace } from './tile-columns';

interface ShownCategory {
  id: string;
  name: MarkedText;
  description?: MarkedText | undefined;
  tile?: PictureFacts | undefined;
}

/**
 * A tile for each category, in the order of their list, each a link to its `path`. On a phone they are a row
 * to swipe; on a wide screen each has its description, if any.
 */
export function CategoryPictures({
  categories,
  path,
}: {
  categories: readonly ShownCategory[];
  path: (id: string) => `/${string}`;
}) {
  const columns = tileColumns(categories.length);
  const { medium, wide } = columns;
  const style = { '--medium': medium, '--wide': wide } as CSSProperties;
  return (
    <ul
      className={css.tiles}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
      role="list"
      aria-label={categoriesWords.name}
      style={style}
    >
      {categories.map(({ id, name, description, tile }) => (
        <li key={id} className={css.tile}>
          <Picture picture={tile} alt="" place={tilePlace(columns)} />
          <OwnersText as="h3" of={name} className={css.name}>
            <SiteLink className={css.link} href={path(id)}>
              {name.text}
            </SiteLink>
          </OwnersText>
          {description && <OwnersText as="p" of={description} className={css.description} />}
        </li>
      ))}
    </ul>
  );
}
