import type { GoogleCategories } from '@/data/schema/merchant';

/**
 * The kinds of goods, by which shoppers filter, each with its whole path in Google’s product
 * taxonomy, which Meta’s catalogue reads too, as
 * https://www.google.com/basepages/producttype/taxonomy.en-US.txt has it. For another kind add a
 * line: a new word, and the path, which several kinds may share.
 */
export const googleCategories: GoogleCategories = {
  shoes: 'Apparel & Accessories > Shoes',
  boots: 'Apparel & Accessories > Shoes',
  canvas: 'Apparel & Accessories > Shoes',
  heels: 'Apparel & Accessories > Shoes',
  loafers: 'Apparel & Accessories > Shoes',
  'official-shoes': 'Apparel & Accessories > Shoes',
  sandals: 'Apparel & Accessories > Shoes',
  slippers: 'Apparel & Accessories > Shoes',
  sneakers: 'Apparel & Accessories > Shoes',
  shirts: 'Apparel & Accessories > Clothing > Shirts & Tops',
  't-shirts': 'Apparel & Accessories > Clothing > Shirts & Tops',
  hoodies: 'Apparel & Accessories > Clothing > Shirts & Tops',
  trousers: 'Apparel & Accessories > Clothing > Pants',
  palazzo: 'Apparel & Accessories > Clothing > Pants',
  'baby-one-pieces': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby One-Pieces',
  'baby-outfits': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing',
};
