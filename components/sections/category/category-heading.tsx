import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CategoryLinks } from '@/components/ui/category-links';
import { PageTop } from '@/components/ui/page-top';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import type { Step } from '@/lib/seo/breadcrumb';
import css from './category-heading.module.css';

/** The top of a category's page: breadcrumb, heading, description, links to the other categories. */
export function CategoryHeading({
  category,
  categories,
  trail,
  page,
}: {
  category: Category;
  categories: readonly Category[];
  trail: readonly Step[];
  /** Of its products' pages. */
  page: number;
}) {
  return (
    <>
      <PageTop>
        <Breadcrumb trail={trail} />
        <div className={css.words}>
          <h1>{page === 1 ? category.name : `${category.name}, page ${page}`}</h1>
          <p className={css.description}>{category.description}</p>
        </div>
      </PageTop>
      <CategoryLinks categories={categories.map(toCountedCategory)} here={category.id} />
    </>
  );
}
