import { colourFamilies } from '@/data/colour-families';
import { searchWords } from '@/data/search-words';
import * as data from '@/data/shop';
import type { Address, Social, Visit } from '@/data/types';
import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import type { Category } from '@/lib/catalogue/category';
import type { Product } from '@/lib/catalogue/product';
import { writeCatalogueFile } from '@/lib/finding/write-catalogue-file';
import { formatKes } from '@/lib/format/money';
import { internationalPhone, localPhone } from '@/lib/format/phone';

/* The shop whose export is tested. Products and categories that tests name are in ./examples. */

export const { products, categories, offers, featured } = buildCatalogue(catalogueData);

/** The products of a category. */
export const productsIn = ({ id }: Pick<Category, 'id'>) =>
  products.filter(({ categoryKey }) => categoryKey === id);

/** The file of a catalogue of these products, of another day. */
export const catalogueFileOf = (changed: readonly Product[]) =>
  writeCatalogueFile(changed, { date: '2026-11-24', words: searchWords, families: colourFamilies });

/** The price text of so many of a product. */
export const priceOf = ({ priceKes }: Product, count = 1) => formatKes(priceKes * count);

/** The shop of the tests has every fact that a shop may leave out. */
export const address = data.address as Required<Address>;
export const social = data.social as Required<Social>;
export const visit = data.visit as Required<Visit>;

/** The phone as it is shown, the address that calls it, and the one that opens a chat. */
export const phone = {
  shown: localPhone(data.shop.phone),
  call: `tel:+${internationalPhone(data.shop.phone)}`,
  chat: `https://wa.me/${internationalPhone(data.shop.phone)}`,
};
