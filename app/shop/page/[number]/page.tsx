import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { StructuredData } from '@/components/seo/structured-data';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { ContactBanner } from '@/components/shop/contact-banner';
import { FirstPage } from '@/components/shop/first-page';
import { listingClass, ProductListing } from '@/components/shop/product-listing';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CategoryLinks } from '@/components/ui/category-links';
import { PageTitle } from '@/components/ui/page-title';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { toCountedCategory } from '@/lib/catalogue/category';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { listingPagePath, pageNumbers } from '@/lib/catalogue/pagination';
import { fillText } from '@/lib/format/fill-text';
import { shopPath } from '@/lib/links/page-paths';
import { listingBreadcrumb, shopBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';
import { pageWords } from '@/words/page';

export const dynamicParams = false;

interface Props {
  params: Promise<{ number: string }>;
}

export async function generateStaticParams() {
  const { products } = await loadCatalogue();
  return pageNumbers(products.length).map((number) => ({ number: String(number) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(listingPagePath(shopPath, Number((await params).number)), 'website');
}

export default async function ShopLaterPage({ params }: Props) {
  const page = Number((await params).number);
  if (page === 1) return <FirstPage name={pageWords.names.shop} path={shopPath} />;
  const { categories, products } = await loadCatalogue();
  const { 'empty-cart': emptyBox } = await loadScenes();
  const steps = listingBreadcrumb(shopBreadcrumb, page);
  return (
    <>
      <Breadcrumb steps={steps} />
      <PageTitle
        title={{ text: fillText(pageWords.later, { name: pageWords.names.shop, number: page }) }}
      />
      <CategoryLinks categories={categories.map(toCountedCategory)} />
      <div className={listingClass}>
        <ProductListing path={shopPath} page={page} products={products} emptyBox={emptyBox} />
      </div>
      <ContactBanner />
      <FloatingContacts />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
