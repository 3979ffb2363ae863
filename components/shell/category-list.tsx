import { SiteLink } from '@/components/ui/site-link';
import { categories } from '@/data/catalogue/categories';
import { categoryPath } from '@/lib/catalogue/shop-paths';

/**
 * Links to the categories' own pages, for the phone's menu and the footer. What is around it styles it.
 */
export function CategoryList() {
  return (
    <ul>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <SiteLink href={categoryPath(id)}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
