import { pageMetadata } from '@/app/page-metadata';
import { storeThing } from '@/app/store-thing';
import { CategoryTiles } from '@/components/sections/home/category-tiles';
import { CustomerReviews } from '@/components/sections/home/customer-reviews';
import { Hero } from '@/components/sections/home/hero';
import { MoreFeatured } from '@/components/sections/home/more-featured';
import { ShippingReturns } from '@/components/sections/home/shipping-returns';
import { TodaysFeatured } from '@/components/sections/home/todays-featured';
import { WhyChoose } from '@/components/sections/home/why-choose';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { StructuredData } from '@/components/ui/structured-data';
import { heroProducts } from '@/lib/hero-products';
import { loadCatalogue } from '@/lib/node/load-catalogue';
import { websiteData } from '@/lib/structured-data';

export const metadata = pageMetadata('/', 'website');

export default async function HomePage() {
  const { categories, products, offers, featured } = await loadCatalogue();
  return (
    <>
      <StructuredData things={[websiteData(), storeThing()]} />
      <Hero products={heroProducts(featured)} />
      <CategoryTiles categories={categories.slice(0, 4)} products={products} />
      <TodaysFeatured offers={offers} />
      <MoreFeatured featured={featured} />
      <ShippingReturns />
      <CustomerReviews />
      <WhyChoose />
      <FloatingContacts />
    </>
  );
}
