import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { FirstPage } from '@/components/sections/shop/first-page';
import { listingClass, ProductListing } from '@/components/sections/shop/product-listing';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CategoryLinks } from '@/components/ui/category-links';
import { PageTitle } from '@/components/ui/page-title';
import { StructuredData } from '@/components/ui/structured-data';
import { toCountedCategory } from '@/lib/catalogue/category';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { listingPagePath, pageNumbers, shopPath } from '@/lib/catalogue/pagination';
import { listingBreadcrumb, shopBreadcrumb } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/structured-data';

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
  if (page === 1) return <FirstPage name="Shop" path={shopPath} />;
  const { categories, products } = await loadCatalogue();
  const steps = listingBreadcrumb(shopBreadcrumb, page);
  return (
    <>
      <Breadcrumb steps={steps} />
      <PageTitle title={`Shop, page ${page}`} />
      <CategoryLinks categories={categories.map(toCountedCategory)} />
      <div className={listingClass}>
        <ProductListing path={shopPath} page={page} products={products} />
      </div>
      <ContactBanner />
      <FloatingContacts />
      <StructuredData things={[breadcrumbData(steps)]} />
    </>
  );
}
