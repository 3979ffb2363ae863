import { StructuredData } from '@/components/seo/structured-data';
import { ContactBanner } from '@/components/shop/contact-banner';
import { listingClass, ProductListing } from '@/components/shop/product-listing';
import type { Category } from '@/lib/catalogue/category';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import type { Scene } from '@/lib/pictures/picture';
import { categoryBreadcrumb, listingBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { homeWords } from '@/words/home';
import { CategoryHeading } from './category-heading';
import { TitledProducts } from './titled-products.client';

/** One page of a category: what it holds, the other categories, its products, and offers that belong to it. */
export function CategoryPage({
  category,
  categories,
  products,
  offers,
  page,
  emptyBox,
}: {
  category: Category;
  categories: readonly Category[];
  /** All of the category. */
  products: readonly Product[];
  /** Those of other categories that belong to it. */
  offers: readonly Product[];
  page: number;
  /** The picture where the filters leave nothing. */
  emptyBox: Scene;
}) {
  // Their own category's name, which the links above say too.
  const [offer, another] = new Set(offers.map((one) => one.category));
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
        <TitledProducts
          id="offers"
          title={offer && !another ? offer : homeWords.offers}
          products={offers.map(toCardProduct)}
        />
      </div>
      <ContactBanner />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
