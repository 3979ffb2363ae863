import type { ClothingStore } from 'schema-dts';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { cardPath } from '@/lib/seo/share-card';
import { pageAt } from '@/lib/seo/site-pages';
import { storeData } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/site/site-url';

/** The stall's structured data, for Home and Contact. */
export function storeThing(): ClothingStore {
  const prices = buildCatalogue().products.map(({ priceKes }) => priceKes);
  return storeData(prices, absoluteUrl(cardPath(pageAt('/').card)));
}
