import { pageMetadata } from '@/app/page-metadata';
import { PaidReminder } from '@/components/cart/paid-reminder.client';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { ContactBanner } from '@/components/shop/contact-banner';
import { ShopProducts } from '@/components/shop/shop-products';
import { PageTitle } from '@/components/ui/page-title';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pageText } from '@/lib/facts/texts';
import { shopPath } from '@/lib/links/page-paths';

export const generateMetadata = () => pageMetadata(shopPath, 'website');

export default async function ShopPage() {
  const { categories, products } = await loadCatalogue();
  const { 'empty-cart': emptyBox } = await loadScenes();
  return (
    <>
      <PageTitle title={pageText('shop', 'heading')} besideSearch />
      <ShopProducts categories={categories} products={products} emptyBox={emptyBox} />
      <ContactBanner />
      <FloatingContacts />
      <PaidReminder />
    </>
  );
}
