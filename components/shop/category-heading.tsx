import { PageHeading } from '@/components/page/page-heading';
import { CategoryLinks } from '@/components/ui/category-links';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import { fillText } from '@/lib/format/fill-text';
import { langOf } from '@/lib/format/owners-text';
import type { BreadcrumbStep } from '@/lib/seo/breadcrumb';
import { pageWords } from '@/words/page';
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
  const title =
    page === 1 ? category.name : fillText(pageWords.later, { name: category.name, number: page });
  return (
    <>
      <div className={css.heading}>
        <PageHeading
          steps={steps}
          title={title}
          lead={category.description}
          langs={{
            title: page === 1 ? langOf(category, 'name') : {},
            lead: langOf(category, 'description'),
          }}
        />
      </div>
      <CategoryLinks categories={categories.map(toCountedCategory)} here={category.id} />
    </>
  );
}
