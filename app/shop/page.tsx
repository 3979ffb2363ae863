import { pageMetadata } from '@/app/page-metadata';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { ShopGrid } from '@/components/sections/shop/shop-grid';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { PageTitle } from '@/components/ui/page-title';
import { buildCatalogue } from '@/lib/catalogue';

export const metadata = pageMetadata('/shop/', 'website');

export default function ShopPage() {
  const { categories, products } = buildCatalogue();
  return (
    <>
      <PageTitle title="Shop" />
      <ShopGrid categories={categories} products={products} />
      <ContactBanner />
      <FloatingContacts />
    </>
  );
}
