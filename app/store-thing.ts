import type { ClothingStore } from 'schema-dts';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { fileUrl } from '@/lib/links/site-url';
import { pageAt } from '@/lib/seo/page-titles';
import { cardPath } from '@/lib/seo/share-card';
import { storeData } from '@/lib/seo/structured-data';

/** The stall's structured data, for Home and Contact. */
export async function storeThing(): Promise<ClothingStore> {
  const catalogue = await loadCatalogue();
  const prices = catalogue.products.map(({ priceKes }) => priceKes);
  return storeData(prices, fileUrl(cardPath(pageAt('/', catalogue).card)));
}
