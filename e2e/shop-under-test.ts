import { colourFamilies } from '@/data/colour-families';
import { searchWords } from '@/data/search-words';
import { shop } from '@/data/shop';
import { sizeGuides } from '@/data/size-guide';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import type { Category } from '@/lib/catalogue/category';
import type { Product } from '@/lib/catalogue/product';
import { writeCatalogueFile } from '@/lib/finding/write-catalogue-file';
import { formatKes } from '@/lib/format/money';
import { internationalPhone, localPhone } from '@/lib/format/phone';

/* The shop whose export is tested. Products and categories that tests name are in ./examples. */

export const { products, categories, offers, featured } = buildCatalogue(catalogueData());

/** The products of a category. */
export const productsIn = ({ id }: Pick<Category, 'id'>) =>
  products.filter(({ categoryKey }) => categoryKey === id);

/** The file of a catalogue of these products, of another day. */
export const catalogueFileOf = (changed: readonly Product[]) =>
  writeCatalogueFile(changed, {
    date: '2026-11-24',
    words: searchWords,
    families: colourFamilies,
    guides: sizeGuides,
  });

/** The price text of so many of a product. */
export const priceOf = ({ priceKes }: Product, count = 1) => formatKes(priceKes * count);

export { address, hours, social, visit } from './shop/whole-shop';

/** The phone as it is shown, the address that calls it, and the one that opens a chat. */
export const phone = {
  shown: localPhone(shop.phone),
  call: `tel:+${internationalPhone(shop.phone)}`,
  chat: `https://wa.me/${internationalPhone(shop.phone)}`,
};
