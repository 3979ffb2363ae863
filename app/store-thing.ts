import type { ClothingStore } from 'schema-dts';
import { shareCardUrl } from '@/app/share-cards';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pageAt } from '@/lib/seo/page-titles';
import { storeData } from '@/lib/seo/structured-data';

/** The stall's structured data, for Home and Contact. */
export async function storeThing(): Promise<ClothingStore> {
  const catalogue = await loadCatalogue();
  const prices = catalogue.products.map(({ priceKes }) => priceKes);
  return storeData(prices, await shareCardUrl(pageAt('/', catalogue).card, catalogue));
}
