import { PageHeading } from '@/components/page/page-heading';
import { StructuredData } from '@/components/seo/structured-data';
import { ContactBanner } from '@/components/shop/contact-banner';
import { listingClass, ProductListing } from '@/components/shop/product-listing';
import { CategoryLinks } from '@/components/ui/category-links';
import { type Category, toCountedCategory } from '@/lib/catalogue/category';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { categoryPath } from '@/lib/catalogue/shop-paths';
import { fillText } from '@/lib/format/fill-text';
import type { Scene } from '@/lib/pictures/picture';
import { categoryBreadcrumb, listingBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { homeWords } from '@/words/home';
import { pageWords } from '@/words/page';
import css from './category-page.module.css';
import { TitledProducts } from './titled-products';

/**
 * One page of a category: its description, its products, offers that fit the category, and the
 * other categories.
 */
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
  /** Offers of other categories that fit this one. */
  offers: readonly Product[];
  page: number;
  /** The picture where the filters leave nothing. */
  emptyBox: Scene;
}) {
  // The name of the only other category that has them.
  const [offer, another] = new Set(offers.map((one) => one.category));
  const steps = listingBreadcrumb(categoryBreadcrumb(category), page);
  const { name } = category;
  const title =
    page === 1 ? name : { text: fillText(pageWords.later, { name: name.text, number: page }) };
  return (
    <>
      <PageHeading steps={steps} title={title} lead={category.description} short />
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
      {categories.length > 1 && (
        <div className={css.others} data-no-print="">
          <h2 className={css.title}>{homeWords.categories}</h2>
          <CategoryLinks categories={categories.map(toCountedCategory)} here={category.id} />
        </div>
      )}
      <ContactBanner />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
