import { CategoryPictures } from '@/components/ui/category-pictures';
import type { Category } from '@/lib/catalogue/category';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { homeWords } from '@/words/home';
import css from './category-ways.module.css';

/** Where to go from a page without goods: a picture and a link for each category. */
export function CategoryWays({ categories }: { categories: readonly Category[] }) {
  return (
    <section className={css.ways} aria-labelledby="categories-title" data-no-print="">
      <h2 id="categories-title">{homeWords.categories}</h2>
      <CategoryPictures
        categories={categories.map(({ description: _, ...category }) => category)}
        path={categoryPath}
      />
    </section>
  );
}
