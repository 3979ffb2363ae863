import clsx from 'clsx/lite';
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
 * to swipe, with a line about each on a wide screen; or, where `allAtOnce`, two columns of names alone.
 */
export function CategoryPictures({
  categories,
  path,
  allAtOnce = false,
}: {
  categories: readonly ShownCategory[];
  path: (id: string) => `/${string}`;
  allAtOnce?: boolean;
}) {
  const columns = tileColumns(categories.length);
  const { medium, wide } = columns;
  const style = { '--medium': medium, '--wide': wide } as CSSProperties;
  return (
    <ul
      className={allAtOnce ? css.all : css.tiles}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
      role="list"
      aria-label={categoriesWords.name}
      style={style}
    >
      {categories.map(({ id, name, description, tile }, at) => {
        const isLone = allAtOnce && at % 2 === 0 && at + 1 === categories.length;
        return (
          <li key={id} className={clsx(css.tile, isLone && css.lone)}>
            <Picture picture={tile} alt="" place={tilePlace(columns)} />
            <OwnersText as="h3" of={name} className={css.name}>
              <SiteLink className={css.link} href={path(id)}>
                {name.text}
              </SiteLink>
            </OwnersText>
            {!allAtOnce && description && (
              <OwnersText as="p" of={description} className={css.description} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
