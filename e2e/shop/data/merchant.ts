export const googleCategories = {
  shoes: 'Apparel & Accessories > Shoes',
  shirts: 'Apparel & Accessories > Clothing > Shirts & Tops',
  trousers: 'Apparel & Accessories > Clothing > Pants',
  'baby-outfits': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing',
} as const satisfies Readonly<Record<string, string>>;

export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;
export const genders = ['male', 'female', 'unisex'] as const;
