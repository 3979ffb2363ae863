import { Picture } from '@/components/ui/picture';
import { tilePlace } from '@/components/ui/picture-places';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { Category } from '@/lib/catalogue/category';
import { filteredShopPath } from '@/lib/catalogue/shop-paths';
import { words } from '@/lib/words/words';
import css from './category-tiles.module.css';

/** Shop by category: a tile for each category that has one on Home. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const tiles = categories.filter(({ onHome }) => onHome);
  return (
    <Section id="categories" title={words.home.categories}>
      <ul className={css.tiles}>
        {tiles.map(({ id, name, description, tile }) => (
          <li key={id} className={css.tile}>
            <Picture picture={tile} alt="" place={tilePlace} />
            <h3 className={css.name}>
              <SiteLink className={css.link} href={filteredShopPath(id)}>
                {name}
              </SiteLink>
            </h3>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
