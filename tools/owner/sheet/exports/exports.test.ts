import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataWith, sizeGuideWith } from '@/e2e/shop/builders';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { planSheet } from '@/tools/owner/sheet/plan';
import { readSheet } from '@/tools/owner/sheet/read-sheet';
import { readTable } from '@/tools/owner/sheet/read-table';
import { oncePerCause } from '@/tools/owner/sheet/sheet-issue';

jest.mock('@/e2e/shop/data/merchant', () => {
  const clothing = 'Apparel & Accessories > Clothing';
  return {
    googleCategories: {
      shoes: 'Apparel & Accessories > Shoes',
      heels: 'Apparel & Accessories > Shoes',
      sneakers: 'Apparel & Accessories > Shoes',
      'school-shoes': 'Apparel & Accessories > Shoes',
      't-shirts': `${clothing} > Shirts & Tops`,
      hoodies: `${clothing} > Shirts & Tops`,
      dresses: `${clothing} > Dresses`,
      skirts: `${clothing} > Skirts`,
      'school-uniform': `${clothing} > Uniforms > School Uniforms`,
      belts: 'Apparel & Accessories > Clothing Accessories > Belts',
      scarves: 'Apparel & Accessories > Clothing Accessories > Scarves & Shawls',
      bags: 'Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
    },
  };
});

const today = '2026-05-05';
const shop: CatalogueData = dataWith({
  categories: [],
  sizeSets: {
    clothes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    shoes: ['36', '37', '38', '39', '40', '41'],
  },
});

/**
 * The effect of a file on a shop without products, with its categories made, and the printed text.
 */
async function planOf(content: Uint8Array | string, category?: string) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { remarks: ofFile, ...sheet } = await readSheet(bytes);
  const table = readTable(sheet, today);
  const sizeGuides = [
    sizeGuideWith({ id: 'shoes', figure: 'foot' }),
    sizeGuideWith({ id: 'clothes', figure: 'body' }),
  ];
  const options = { today, category, sizeGuides, hasPhoto: () => false };
  const { unknownCategories: newCategories } = planSheet(table, shop, options);
  const plan = planSheet(table, shop, { ...options, newCategories });
  return {
    said: table.said,
    added: plan.added,
    issues: oncePerCause(plan.issues),
    remarks: [...ofFile, ...table.remarks, ...plan.remarks],
    pictures: Object.fromEntries(plan.pictures.map(({ id, addresses }) => [id, addresses])),
    products: plan.catalogue.categories.flatMap(({ name, products }) =>
      products.map((record) => ({ ...record, category: name })),
    ),
  };
}

const sampleOf = (name: string) =>
  readFileSync(join('tools', 'owner', 'sheet', 'samples', 'exports', name));

/** A sample with another text in the place of one. */
const sampleWith = (name: string, from: string, to: string) =>
  sampleOf(name).toString().replaceAll(from, to);

const at = (...files: string[]) => files.map((file) => `https://pictures.example/${file}`);

const inOrder = (products: readonly { name: string }[]) =>
  products.toSorted((a, b) => a.name.localeCompare(b.name));

test('an export of Shopify is folded into products with sizes and stock, one for each colour', async () => {
  const { said, issues, remarks, pictures, products } = await planOf(sampleOf('shopify.csv'));
  expect(issues).toEqual([]);
  expect(inOrder(products)).toMatchObject([
    { name: 'Black Tote Bag', category: 'Bags', sizes: ['One size'], condition: 'used' },
    { name: 'House Tee, Blue', colour: 'Blue', priceKes: 800, sizes: ['S'], kind: 't-shirts' },
    { name: 'House Tee, Green', colour: 'Green', priceKes: 800, sizes: ['S', 'M'] },
    {
      category: 'Dresses',
      id: 'red-maxi-dress',
      description: 'A long dress & light. Two pockets. Wash at 30°.',
      priceKes: 2200,
      originalPriceKes: 2800,
      sizes: ['S', 'M', 'L'],
      soldOut: ['S'],
      sizesLeft: { M: 3 },
      alt: 'A woman in a long dress',
      gender: 'female',
      ageGroup: 'adult',
      kind: 'dresses',
      sizeGuide: 'clothes',
    },
  ]);
  expect(pictures).toEqual({
    'red-maxi-dress': at('maxi.jpg', 'maxi-back.jpg', 'maxi-side.jpg'),
    'house-tee-green': at('tee-green.jpg'),
    'house-tee-blue': at('tee-blue.jpg'),
  });
  expect(said).toContain('Read as an export of Shopify: 10 rows, 4 products.');
  expect(said).toContain('Title as Name, Body (HTML) as Description');
  expect(said).toContain('Not used: Vendor, Tags');
  expect(remarks).toEqual(
    expect.arrayContaining([
      'Row 10, Gift Card: is not taken, as it is a gift card.',
      'Row 11, Next Year Coat: is not taken, as it is a draft.',
      'Row 9, Sizes: One size is assumed, because the file names none.',
      'Row 6, 7, 8, Price: 799.50 has cents, and is rounded.',
      'Row 6, Name: "House Tee" is 2 products, "House Tee, Green", "House Tee, Blue": a product has one picture and one price for all its sizes.',
    ]),
  );
});

test('an export of Shopify with its headers of 2025 is read, and the price itself is no earlier price', async () => {
  const { issues, products } = await planOf(sampleOf('shopify-2025.csv'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    { name: 'Red Court Shoes', priceKes: 1800, sizes: ['38', '39'], sizeGuide: 'shoes' },
  ]);
  expect(products[0]).toMatchObject({ soldOut: ['39'], sizesLeft: { 38: 2 } });
  expect(products[0]).not.toHaveProperty('originalPriceKes');
});

test('an export of WooCommerce has its variations as sizes, and a product for each price', async () => {
  const { issues, remarks, pictures, products } = await planOf(sampleOf('woocommerce.csv'));
  expect(issues).toEqual([]);
  expect(inOrder(products)).toMatchObject([
    {
      category: 'Belts',
      name: 'Brown Leather Belt',
      description: 'Real leather.',
      priceKes: 900,
      sizesLeft: { 'One size': 6 },
    },
    {
      category: 'Hoodies',
      name: 'Zip Hoodie, Plain, M L',
      description: 'Warm. With a hood.',
      priceKes: 2000,
      originalPriceKes: 2500,
      sizes: ['M', 'L'],
      soldOut: ['L'],
      sizesLeft: { M: 4 },
      colour: 'Grey',
    },
    { name: 'Zip Hoodie, Plain, XL', priceKes: 2900, sizes: ['XL'] },
  ]);
  expect(products.find(({ priceKes }) => priceKes !== 2000)).not.toHaveProperty('originalPriceKes');
  expect(pictures['zip-hoodie-plain-m-l']).toEqual(at('hood.jpg', 'hood-2.jpg'));
  expect(remarks).toEqual(
    expect.arrayContaining([
      'Row 7, Style Advice: is not taken, as it is no goods to send.',
      'Row 8, Lost - S: is not taken, as its product, GONE, is not in the file.',
    ]),
  );
});

test('a feed of Meta below its notes has groups as products, and an offer that is over leaves the price alone', async () => {
  const { said, issues, remarks, pictures, products } = await planOf(sampleOf('meta.csv'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    {
      category: 'Dresses',
      name: 'Ankara Dress',
      priceKes: 2500,
      originalPriceKes: 2800,
      sizes: ['S', 'M'],
      soldOut: ['M'],
      colour: 'Yellow',
      material: 'Cotton',
    },
    {
      category: 'Shoes',
      name: 'Canvas Sneakers',
      priceKes: 1800,
      sizes: ['37', '38', '39', '40', '41'],
      condition: 'used',
      ageGroup: 'adult',
    },
  ]);
  expect(pictures['canvas-sneakers']).toEqual(
    at('sneakers.jpg', 'sneakers-2.jpg', 'sneakers-3.jpg'),
  );
  expect(said).toContain('Read as an export of Meta or Google Merchant: 3 rows, 2 products.');
  expect(remarks).toContain(
    'Row 5, Sizes: 37-41 is read as 37, 38, 39, 40, 41: for one size of that name write 37-41 (one size).',
  );
});

test('a feed of Google Merchant with tabs and spaces in its headers is read', async () => {
  const { issues, products } = await planOf(sampleOf('google-merchant.tsv'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    { category: 'School shoes', sizes: ['33', '34'], soldOut: ['34'], ageGroup: 'kids' },
  ]);
});

test('a list with Swahili headings, kinds and colours is read', async () => {
  const { said, issues, remarks, pictures, products } = await planOf(sampleOf('swahili.csv'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    {
      category: 'Magauni',
      kind: 'dresses',
      colour: 'Red',
      sizes: ['S', 'M', 'L', 'XL'],
      gender: 'female',
      sizeGuide: 'clothes',
    },
    { kind: 'sneakers', colour: 'White', gender: 'female', sizes: ['37', '38', '39', '40', '41'] },
    { kind: 'school-uniform', colour: 'Blue', ageGroup: 'kids', priceKes: 550, soldOut: true },
  ]);
  expect(products[2]?.sizes).toEqual(['24', '26', '28']);
  expect(pictures).toEqual({ 'gauni-la-maua': at('gauni.jpg') });
  expect(said).toContain('Jina as Name, Aina as Category, Bei as Price');
  expect(remarks).toContain(
    'Row 4, Sizes: 24/26/28 is read as 24, 26, 28: for one size of that name write 24/26/28 (one size).',
  );
});

test('a home-made list has titles, headings and a sum, which are said and are no products', async () => {
  const { issues, remarks, products } = await planOf(sampleOf('home-made.csv'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    { category: 'Dresses', name: 'Floral dress', colour: 'Red' },
    { category: 'Dresses', name: 'Ankara dress', colour: 'Blue/Yellow', soldOut: true },
    { category: 'School shoes', name: 'Black lace-up shoes', ageGroup: 'kids' },
  ]);
  expect(remarks).toEqual(
    expect.arrayContaining([
      'Row 1 ("Price list of the shop"), 2 ("Updated in November"): above the names of the columns, and not read.',
      'Row 5 (DRESSES), 8 (School shoes): a heading, and the category of the products below it.',
      'Row 10 (TOTAL): a sum, and no product.',
    ]),
  );
});

test('a price in another currency is refused with its row', async () => {
  const { issues } = await planOf(sampleWith('google-merchant.tsv', 'KES', 'IDR'));
  expect(issues).toEqual([
    'Row 2, 3, Price: 1600.00 IDR must be in Kenyan shillings, and not in IDR.',
  ]);
});

test.each(['1500/=', 'Kshs 1500', '1,500 bob', 'KSh 1 500'])(
  'a price that was typed as %s into an export is taken as in a sheet',
  async (price) => {
    const content = [
      'Handle,Title,Option1 Value,Variant Price,Type,Colour',
      `a,Wrap Dress,M,"${price}",Dresses,Red`,
    ];
    const { issues, products } = await planOf(content.join('\n'));
    expect(issues).toEqual([]);
    expect(products).toMatchObject([{ name: 'Wrap Dress', priceKes: 1500 }]);
  },
);

test('a price of an export that could be read in two ways is asked about', async () => {
  const { issues } = await planOf(sampleWith('google-merchant.tsv', '1600.00 KES', '1.600 KES'));
  expect(issues).toEqual([
    'Row 2, 3, Price: 1.600 KES could be 1600 or 1: write 1600 without the point.',
  ]);
});

test('a cell of an export that cannot be read is refused with its row and what it is', async () => {
  const { issues } = await planOf(sampleWith('google-merchant.tsv', 'School Shoes', '#REF!'));
  expect(issues).toContain(
    'Row 2, Name: #REF! means that the formula cannot be worked out: type the value.',
  );
});

test('what an export does not say is taken from a column of the sheet that was added to it', async () => {
  const content = [
    'Handle,Title,Option1 Value,Variant Price,Colour,Kind,Category',
    'nairobi,Nairobi Classic,Default Title,900,Navy,Belts,Accessories',
  ];
  const { issues, products, said } = await planOf(content.join('\n'));
  expect(issues).toEqual([]);
  expect(products).toMatchObject([{ category: 'Accessories', colour: 'Navy', kind: 'belts' }]);
  expect(said).toContain('Kind as Kind');
});

test('a file that says no columns is refused with what its first row has', async () => {
  await expect(planOf('Catalogue,,\nFloral dress 2200,,\n')).rejects.toThrow(
    'Its first row has Catalogue.',
  );
});

const WOO =
  'Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Sale price,Regular price,Categories,Attribute 1 name,Attribute 1 value(s),Colour';
const woo = (row: Record<string, string>) => {
  const usual: Record<string, string> = {
    Type: 'simple',
    SKU: 'A',
    Name: 'Wrap Dress',
    Published: '1',
    'Visibility in catalog': 'visible',
    'In stock?': '1',
    Stock: '5',
    'Regular price': '1500',
    Categories: 'Dresses',
    'Attribute 1 name': 'Size',
    'Attribute 1 value(s)': 'S',
    Colour: 'Navy',
  };
  const cells = WOO.split(',').map((header) => `"${row[header] ?? usual[header] ?? ''}"`);
  return planOf(`${WOO}\n${cells.join(',')}\n`);
};

test('a comma that WooCommerce has escaped is part of a size', async () => {
  const { issues, products } = await woo({
    'Attribute 1 value(s)': 'Small\\, slim, Large\\, wide',
  });
  expect(issues).toEqual([]);
  expect(products).toMatchObject([{ sizes: ['Small, slim', 'Large, wide'] }]);
});

test('a comma that WooCommerce has escaped is part of a category', async () => {
  const { products } = await woo({ Categories: 'Clothing > Gowns\\, long, Sale' });
  expect(products).toMatchObject([{ category: 'Gowns, long' }]);
});

test.each([
  [{ 'Visibility in catalog': 'hidden' }, 'it is hidden in its shop'],
  [{ 'Visibility in catalog': 'search' }, 'it is hidden in its shop'],
  [{ Published: 'private' }, 'it is not published'],
])('goods of WooCommerce with %j are not taken, and are said', async (row, why) => {
  const { products, remarks } = await woo(row);
  expect(products).toEqual([]);
  expect(remarks).toContain(`Row 2, Wrap Dress: is not taken, as ${why}.`);
});

test('an offer above the price is none, and is said', async () => {
  const { products, remarks } = await woo({ 'Sale price': '1800' });
  expect(products).toMatchObject([{ priceKes: 1500 }]);
  expect(products[0]).not.toHaveProperty('originalPriceKes');
  expect(remarks).toContain(
    'Row 2, Price: is 1500, because the price of its offer, 1800, is above it.',
  );
  expect((await woo({ 'Sale price': '1200' })).products).toMatchObject([
    { priceKes: 1200, originalPriceKes: 1500 },
  ]);
});

test('unlisted goods of Shopify and hidden ones of Meta are not taken', async () => {
  const shopify = 'Handle,Title,Option1 Value,Variant Price,Status\nshirt,Shirt,M,1500,unlisted\n';
  expect((await planOf(shopify)).remarks).toContain(
    'Row 2, Shirt: is not taken, as it is unlisted: only its link shows it.',
  );
  const meta =
    'id,title,availability,price,status,visibility\n1,Shirt,in stock,1500 KES,active,hidden\n';
  expect((await planOf(meta)).remarks).toContain(
    'Row 2, Shirt: is not taken, as it is not published.',
  );
});

test('an export in another currency is refused with its rows', async () => {
  const { issues } = await planOf(
    'Handle,Title,Option1 Value,Variant Price,Currency\nshirt,Shirt,M,18.00,USD\n',
  );
  expect(issues).toContain('Row 2, Currency: USD must be Kenyan shillings, KES.');
});

test('a new product that is sold out is said to be', async () => {
  const list = 'Name,Category,Price,Sizes,Colour,Qty\nZero Dress,Dresses,1500,S M L,Navy,0\n';
  expect((await planOf(`${list}Five Dress,Dresses,1500,S M L,Navy,5\n`)).added).toMatchObject([
    {
      name: 'Zero Dress',
      lines: [expect.stringMatching(/, Navy, sold out$/), expect.anything(), expect.anything()],
    },
    {
      name: 'Five Dress',
      lines: [expect.stringMatching(/, Navy$/), expect.anything(), expect.anything()],
    },
  ]);
});
