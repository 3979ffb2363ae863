export const googleCategories = {
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
} as const satisfies Readonly<Record<string, string>>;

export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const;
export const genders = ['male', 'female', 'unisex'] as const;
