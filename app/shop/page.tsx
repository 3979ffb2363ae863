import type { Metadata } from 'next';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { ShopGrid } from '@/components/sections/shop/shop-grid';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { PageTitle } from '@/components/ui/page-title';
import { loadCatalogue } from '@/lib/node/load-catalogue';

export const metadata: Metadata = {
  title: 'Shop: shoes, shirts, hoodies, baby wear',
  description:
    'Every product with its price and sizes: boots, sneakers, official shoes, shirts, hoodies, palazzo and baby wear. Order on WhatsApp.',
  alternates: { canonical: '/shop/' },
};

export default async function ShopPage() {
  const { categories, products } = await loadCatalogue();
  return (
    <>
      <PageTitle title="Shop" />
      <ShopGrid categories={categories} products={products} />
      <ContactBanner />
      <FloatingContacts />
    </>
  );
}
