import type { AgeGroup, Gender, ProductKind } from './types';

/**
 * What a product is in Google's product taxonomy, which Meta's catalogue reads too: the whole path,
 * as https://www.google.com/basepages/producttype/taxonomy.en-US.txt has it.
 */
export const googleCategories: Readonly<Record<ProductKind, string>> = {
  shoes: 'Apparel & Accessories > Shoes',
  shirts: 'Apparel & Accessories > Clothing > Shirts & Tops',
  trousers: 'Apparel & Accessories > Clothing > Pants',
  'baby-one-pieces': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby One-Pieces',
  'baby-outfits':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Outfits',
};

/** The values Google and Meta know for whom a thing is. */
export const ageGroups: readonly AgeGroup[] = ['newborn', 'infant', 'toddler', 'kids', 'adult'];
export const genders: readonly Gender[] = ['male', 'female', 'unisex'];
