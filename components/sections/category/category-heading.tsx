import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CategoryLinks } from '@/components/ui/category-links';
import { PageTop } from '@/components/ui/page-top';
import type { CountedCategory } from '@/lib/catalogue';
import { categoryTrail } from '@/lib/trail';
import css from './category-heading.module.css';

/** The top of a category's page: the way here, what it holds, and the other categories. */
export function CategoryHeading({
  category,
  categories,
}: {
  category: CountedCategory;
  categories: readonly CountedCategory[];
}) {
  return (
    <>
      <PageTop>
        <Breadcrumb trail={categoryTrail(category)} />
        <div className={css.words}>
          <h1>{category.name}</h1>
          <p className={css.description}>{category.description}</p>
        </div>
      </PageTop>
      <CategoryLinks categories={categories} here={category.id} />
    </>
  );
}
