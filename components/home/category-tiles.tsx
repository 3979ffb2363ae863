import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { Category } from '@/lib/catalogue/category';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { homeWords } from '@/words/home';
import css from './category-tiles.module.css';
import { tileColumns, tilePlace } from './tile-columns';

/** Shop by category: a tile for each category, in the order of their list; nothing where there is only one. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  if (categories.length < 2) return null;
  const columns = tileColumns(categories.length);
  const { medium, wide } = columns;
  const style = { '--medium': medium, '--wide': wide } as CSSProperties;
  return (
    <Section id="categories" title={homeWords.categories}>
      <ul className={css.tiles} style={style}>
        {categories.map(({ id, name, description, tile }) => (
          <li key={id} className={css.tile}>
            <Picture picture={tile} alt="" place={tilePlace(columns)} />
            <h3 className={css.name}>
              <SiteLink className={css.link} href={filteredShopPath(id)}>
                {name}
              </SiteLink>
            </h3>
            {description && <p className={css.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
