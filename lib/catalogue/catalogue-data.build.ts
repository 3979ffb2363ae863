import { categories } from '@/data/catalogue/categories';
import { featured } from '@/data/catalogue/featured';
import { offers } from '@/data/catalogue/offers';
import { listingOrder } from '@/data/catalogue/order';
import { sizeSets } from '@/data/catalogue/size-sets';
import { reviews } from '@/data/reviews';
import { shop } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { readProducts } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { withProducts } from '@/lib/data-modules/shop-files.build';
import type { CatalogueData } from './catalogue';

/** The shop's own data, from data/catalogue. Throws where the module of a product cannot be read. */
export function catalogueData(): CatalogueData {
  return {
    categories: withProducts(categories, readProducts(dataFolder)),
    sizeSets,
    offers,
    featured,
    listingOrder,
    sizeGuides,
    reviews,
    ...(shop.wholesale && { wholesale: shop.wholesale }),
  };
}
