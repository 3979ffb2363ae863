import type { ClothingStore } from 'schema-dts';
import { buildCatalogue } from '@/lib/catalogue';
import { cardPath } from '@/lib/share-card';
import { pageAt } from '@/lib/site-pages';
import { absoluteUrl } from '@/lib/site-url';
import { storeData } from '@/lib/structured-data';

/** The stall for search engines, on the two pages that introduce it: Home and Contact. */
export function storeThing(): ClothingStore {
  const prices = buildCatalogue().products.map(({ priceKes }) => priceKes);
  return storeData(prices, absoluteUrl(cardPath(pageAt('/').card)));
}
