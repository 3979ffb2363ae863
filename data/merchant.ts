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
  'school-shoes': 'Apparel & Accessories > Shoes',
  slippers: 'Apparel & Accessories > Shoes',
  sneakers: 'Apparel & Accessories > Shoes',
  shirts: 'Apparel & Accessories > Clothing > Shirts & Tops',
  't-shirts': 'Apparel & Accessories > Clothing > Shirts & Tops',
  sweaters: 'Apparel & Accessories > Clothing > Shirts & Tops',
  hoodies: 'Apparel & Accessories > Clothing > Shirts & Tops',
  trousers: 'Apparel & Accessories > Clothing > Pants',
  palazzo: 'Apparel & Accessories > Clothing > Pants',
  jeans: 'Apparel & Accessories > Clothing > Pants',
  shorts: 'Apparel & Accessories > Clothing > Shorts',
  dresses: 'Apparel & Accessories > Clothing > Dresses',
  skirts: 'Apparel & Accessories > Clothing > Skirts',
  jumpsuits: 'Apparel & Accessories > Clothing > One-Pieces > Jumpsuits & Rompers',
  jackets: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
  suits: 'Apparel & Accessories > Clothing > Suits',
  outfits: 'Apparel & Accessories > Clothing > Outfit Sets',
  sportswear: 'Apparel & Accessories > Clothing > Activewear',
  swimwear: 'Apparel & Accessories > Clothing > Swimwear',
  nightwear: 'Apparel & Accessories > Clothing > Sleepwear & Loungewear',
  underwear: 'Apparel & Accessories > Clothing > Underwear & Socks > Underwear',
  bras: 'Apparel & Accessories > Clothing > Underwear & Socks > Bras',
  socks: 'Apparel & Accessories > Clothing > Underwear & Socks > Socks',
  tights: 'Apparel & Accessories > Clothing > Underwear & Socks > Hosiery',
  'school-uniform': 'Apparel & Accessories > Clothing > Uniforms > School Uniforms',
  workwear: 'Apparel & Accessories > Clothing > Uniforms',
  traditional: 'Apparel & Accessories > Clothing > Traditional & Ceremonial Clothing',
  'wedding-dresses':
    'Apparel & Accessories > Clothing > Wedding & Bridal Party Dresses > Wedding Dresses',
  'baby-one-pieces': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby One-Pieces',
  'baby-outfits':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Outfits',
  'baby-tops': 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Tops',
  'baby-trousers':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Bottoms',
  'baby-dresses':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Dresses',
  'baby-jackets':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Outerwear',
  'baby-nightwear':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Sleepwear',
  'baby-socks':
    'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby & Toddler Socks & Tights',
  'baby-hats':
    'Apparel & Accessories > Clothing Accessories > Baby & Toddler Clothing Accessories > Baby & Toddler Hats',
  bags: 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
  backpacks: 'Luggage & Bags > Backpacks',
  wallets: 'Apparel & Accessories > Handbags, Wallets & Cases > Wallets & Money Clips',
  belts: 'Apparel & Accessories > Clothing Accessories > Belts',
  hats: 'Apparel & Accessories > Clothing Accessories > Hats',
  scarves: 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls',
  headscarves: 'Apparel & Accessories > Clothing Accessories > Bandanas & Headties',
  ties: 'Apparel & Accessories > Clothing Accessories > Neckties',
  gloves: 'Apparel & Accessories > Clothing Accessories > Gloves & Mittens',
  'hair-accessories': 'Apparel & Accessories > Clothing Accessories > Hair Accessories',
  sunglasses: 'Apparel & Accessories > Clothing Accessories > Sunglasses',
  jewellery: 'Apparel & Accessories > Jewelry',
  watches: 'Apparel & Accessories > Jewelry > Watches',
  'shoe-accessories': 'Apparel & Accessories > Shoe Accessories',
};
