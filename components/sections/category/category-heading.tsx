import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CategoryLinks } from '@/components/ui/category-links';
import { PageTop } from '@/components/ui/page-top';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import { fillText } from '@/lib/format/fill-text';
import type { BreadcrumbStep } from '@/lib/seo/breadcrumb';
import { words } from '@/lib/words/words';
import css from './category-heading.module.css';

/** The top of a category's page: breadcrumb, heading, description, links to the other categories. */
export function CategoryHeading({
  category,
  categories,
  steps,
  page,
}: {
  category: Category;
  categories: readonly Category[];
  steps: readonly BreadcrumbStep[];
  /** Of its products' pages. */
  page: number;
}) {
  return (
    <>
      <PageTop>
        <Breadcrumb name={words.breadcrumb.name} steps={steps} />
        <div className={css.words}>
          <h1>
            {page === 1
              ? category.name
              : fillText(words.laterPage, { name: category.name, number: page })}
          </h1>
          <p className={css.description}>{category.description}</p>
        </div>
      </PageTop>
      <CategoryLinks
        name={words.categoryLinks}
        categories={categories.map(toCountedCategory)}
        here={category.id}
      />
    </>
  );
}
