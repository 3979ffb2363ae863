/**
 * What a product is in Google's product taxonomy, which Meta's catalogue reads too: the whole path,
 * as https://www.google.com/basepages/producttype/taxonomy.en-US.txt has it.
 */
export const googleCategories = {
  shoes: 'Apparel & Accessories > Shoes',
  shirts: 'Apparel & Accessories > Clothing > Shirts & Tops',
  trousers: 'Apparel & Accessories > Clothing > Pants',
  'baby-one-pieces': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby One-Pieces',
  'baby-outfits':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Outfits',
} as const satisfies Readonly<Record<string, string>>;

/** The values that Google and Meta know for the age and the gender a product is made for. */
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;
export const genders = ['male', 'female', 'unisex'] as const;
