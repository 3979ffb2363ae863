import { StructuredData } from '@/components/seo/structured-data';
import { ContactBanner } from '@/components/shop/contact-banner';
import { listingClass, ProductListing } from '@/components/shop/product-listing';
import type { Category } from '@/lib/catalogue/category';
import type { Product } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import type { Scene } from '@/lib/pictures/picture';
import { categoryBreadcrumb, listingBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { CategoryHeading } from './category-heading';

/** One page of a category: what it holds, the other categories, its products. */
export function CategoryPage({
  category,
  categories,
  products,
  page,
  emptyBox,
}: {
  category: Category;
  categories: readonly Category[];
  /** All of the category. */
  products: readonly Product[];
  page: number;
  /** The picture where the filters leave nothing. */
  emptyBox: Scene;
}) {
  const steps = listingBreadcrumb(categoryBreadcrumb(category), page);
  return (
    <>
      <CategoryHeading category={category} categories={categories} steps={steps} page={page} />
      <div className={listingClass}>
        <ProductListing
          path={categoryPath(category.id)}
          page={page}
          products={products}
          categoryKey={category.id}
          emptyBox={emptyBox}
        />
      </div>
      <ContactBanner />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
