import { Picture } from '@/components/ui/picture';
import { thumbPlace } from '@/components/ui/picture-places';
import { SiteLink } from '@/components/ui/site-link';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';

/** Links to the categories' own pages with their pictures, which load when the phone's menu opens. */
export function MenuCategories({
  categories,
}: {
  categories: readonly Pick<Category, 'id' | 'name' | 'lang' | 'tile'>[];
}) {
  return (
    <ul>
      {categories.map(({ id, name, lang, tile }) => (
        <li key={id} lang={lang}>
          <SiteLink href={categoryPath(id)}>
            <Picture picture={tile} alt="" place={thumbPlace} />
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
