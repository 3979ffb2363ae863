import { pageMetadata } from '@/app/page-metadata';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { ShopGrid } from '@/components/sections/shop/shop-grid';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { PageTitle } from '@/components/ui/page-title';
import { pages } from '@/data/pages';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { productsOnPage } from '@/lib/catalogue/shelf-pages';

export const generateMetadata = () => pageMetadata('/shop/', 'website');

export default async function ShopPage() {
  const { categories, products } = await loadCatalogue();
  return (
    <>
      <PageTitle title={pages.shop.heading} />
      <ShopGrid categories={categories} products={productsOnPage(products, 1)} />
      <ContactBanner />
      <FloatingContacts />
    </>
  );
}
