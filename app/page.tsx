import { PeopleBand } from '@/components/about/people';
import { CategoryTiles } from '@/components/home/category-tiles';
import { CustomerReviews } from '@/components/home/customer-reviews';
import { Hero } from '@/components/home/hero';
import { MoreFeatured } from '@/components/home/more-featured';
import { ShippingReturns } from '@/components/home/shipping-returns';
import { TodaysFeatured } from '@/components/home/todays-featured';
import { WhyChoose } from '@/components/home/why-choose';
import { StructuredData } from '@/components/seo/structured-data';
import { FloatingContacts } from '@/components/shell/floating-contacts';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { lowestKes } from '@/lib/catalogue/stock';
import { websiteData } from '@/lib/seo/structured-data';
import { pageMetadata } from './page-metadata';
import { storeThing } from './store-thing';

export const generateMetadata = () => pageMetadata('/', 'website');

const SOME = 8;

export default async function HomePage() {
  const { categories, offers, featured: chosen, products } = await loadCatalogue();
  // Home shows products of a shop that chose none.
  const featured = offers.length + chosen.length > 0 ? chosen : products.slice(0, SOME);
  const scenes = await loadScenes();
  return (
    <>
      <Hero
        phone={scenes['hero-phone']}
        wide={scenes['hero-wide']}
        veryWide={scenes['hero-very-wide']}
        fromKes={lowestKes(products)}
      />
      <MoreFeatured featured={featured} chosen={featured === chosen} />
      <CategoryTiles categories={categories} />
      <TodaysFeatured offers={offers} />
      <PeopleBand scene={scenes.people} />
      <WhyChoose />
      <ShippingReturns />
      <CustomerReviews />
      <FloatingContacts />
      <StructuredData things={[websiteData(), await storeThing()]} />
    </>
  );
}
