import { SiteLink } from '@/components/ui/site-link';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';

/**
 * Links to the categories' own pages, for the phone's menu and the footer. What is around it styles it.
 */
export function CategoryList({
  categories,
}: {
  categories: readonly Pick<Category, 'id' | 'name' | 'lang'>[];
}) {
  return (
    <ul>
      {categories.map(({ id, name, lang }) => (
        <li key={id} lang={lang}>
          <SiteLink href={categoryPath(id)}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
