import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import type { SceneId } from '@/data/types';
import type { CountedCategory } from '@/lib/catalogue/catalogue';
import { categoryPath } from '@/lib/catalogue/category-path';
import { type Product, productsOf } from '@/lib/catalogue/product';
import type { Scene } from '@/lib/pictures/picture';
import { words } from '@/lib/words/words';
import css from './category-tiles.module.css';

/** Shop by category: a tile each, with its scene or its first product. */
export function CategoryTiles({
  categories,
  products,
  scenes,
}: {
  categories: readonly CountedCategory[];
  products: readonly Product[];
  scenes: Readonly<Record<SceneId, Scene>>;
}) {
  return (
    <Section id="categories" title={words.home.categories}>
      <ul className={css.tiles}>
        {categories.map(({ id, name, description, tile }) => (
          <li key={id} className={css.tile}>
            <Picture
              picture={tile ? scenes[tile].picture : productsOf(id, products)[0]?.picture}
              alt=""
              place="tile"
            />
            <h3 className={css.name}>
              <SiteLink className={css.link} href={categoryPath(id)}>
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
