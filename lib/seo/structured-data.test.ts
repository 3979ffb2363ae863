import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import {
  catalogueWith,
  categoryWith,
  pictureOf,
  productWith,
  recordWith,
} from '@/e2e/shop/builders';
import { productBreadcrumb } from './breadcrumb';
import { breadcrumbData, jsonLdText, productData, storeData, websiteData } from './structured-data';

const CARD = 'https://mavazi.example/share/x.jpg';
const boot = recordWith({
  id: 'boot',
  name: 'Boots',
  originalPriceKes: 1250,
  sizes: ['40', '41'],
  gender: 'male',
  colour: 'Oxblood',
});
const { products } = catalogueWith(
  { categories: [categoryWith({ products: [boot] })] },
  { boot: pictureOf('boot') },
);
// biome-ignore lint/suspicious/noExplicitAny: read as a search engine reads it, without our types
const read = (...things: Parameters<typeof jsonLdText>[0]): any[] =>
  JSON.parse(jsonLdText(things))['@graph'];
const [offered] = read(...products.map((product) => productData(product, CARD)));
const dig = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...dig(inner)])
    : [];

test('a product has the fields that Google requires and recommends for a product group', () => {
  expect(offered).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Boots',
    url: 'https://mavazi.example/shop/shoes/boot/',
    productGroupID: 'boot',
    variesBy: ['https://schema.org/size'],
    brand: { '@type': 'Brand', name: shop.name },
    color: 'Oxblood',
    audience: { suggestedGender: 'male', suggestedMinAge: 13 },
  });
});

test('each size is a variant with its own offer, id and address', () => {
  expect(offered.hasVariant.map(({ sku }: { sku: string }) => sku)).toEqual(['boot-40', 'boot-41']);
  expect(offered.hasVariant[1]).toMatchObject({
    '@type': 'Product',
    name: 'Boots, size 41',
    inProductGroupWithID: 'boot',
    size: '41',
    image: 'https://mavazi.example/pictures/boot.1a2b3c4-960.jpg',
    offers: {
      '@type': 'Offer',
      url: 'https://mavazi.example/shop/shoes/boot/?size=41',
      price: 1000,
      priceCurrency: 'KES',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 1250 },
    },
  });
});

test('a product with further pictures names all of them, and each size the first', () => {
  const product = {
    ...productWith({}, pictureOf('boot')),
    views: [{ picture: pictureOf('boot-2') }],
  };
  const [group] = read(productData(product, CARD));
  const first = 'https://mavazi.example/pictures/boot.1a2b3c4-960.jpg';
  expect(group.image).toEqual([first, first.replace('boot.', 'boot-2.')]);
  expect(group.hasVariant[0].image).toBe(first);
});

test('a product without an offer has no original price, and one without a picture shows its share card', () => {
  const [variant] = read(productData(productWith(), CARD))[0].hasVariant;
  expect(variant.offers).not.toHaveProperty('priceSpecification');
  expect(variant.image).toBe(CARD);
});

test('structured data has no sample ratings and no contradictory policies', () => {
  const keys = dig([offered, ...read(storeData([400], CARD), websiteData())]);
  expect(keys.filter((key) => /rating|review|shipping|return/i.test(key))).toEqual([]);
});

test('structured data of the stall has address, position, phone, hours, closed days and prices', () => {
  expect(read(storeData([400, 4499, 1000], CARD))[0]).toMatchObject({
    '@type': 'ClothingStore',
    name: shop.name,
    legalName: shop.registeredName,
    telephone: '+254700000111',
    priceRange: 'KSh 400 to KSh 4,499',
    address: { addressLocality: address.town, addressCountry: 'KE' },
    geo: { latitude: visit.location?.lat, longitude: visit.location?.lng },
    openingHoursSpecification: [
      { dayOfWeek: visit.openingHours?.[0]?.days, opens: '09:00', closes: '17:00' },
      { validFrom: '2026-05-01', validThrough: '2026-05-01', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('a whole day ends at 23:59 in structured data, where 00:00 to 00:00 is closed', () => {
  const days = ['Monday'] as const;
  jest.replaceProperty(visit, 'openingHours', [
    { days, opens: '00:00', closes: '00:00' },
    { days, opens: '18:00', closes: '00:00' },
  ]);
  const [store] = read(storeData([400], CARD));
  jest.restoreAllMocks();
  expect(store.openingHoursSpecification.slice(0, 2)).toMatchObject([
    { opens: '00:00', closes: '23:59' },
    { opens: '18:00', closes: '00:00' },
  ]);
});

test('a product’s breadcrumb is a numbered list of addresses', () => {
  const [steps = []] = products.map((product) =>
    productBreadcrumb(product, { id: 'shoes', name: { text: 'Shoes' } }),
  );
  expect(read(breadcrumbData(steps))[0].itemListElement[2]).toEqual({
    '@type': 'ListItem',
    position: 3,
    name: 'Shoes',
    item: 'https://mavazi.example/shop/shoes/',
  });
});

test('structured data of the site has its name and address', () => {
  expect(read(websiteData())[0]).toMatchObject({
    name: shop.name,
    url: 'https://mavazi.example/',
  });
});

test('no text can end the script element that holds the structured data', () => {
  const evil = { '@type': 'Brand' as const, name: '</script><script>alert(1)</script>' };
  const text = jsonLdText([evil]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(evil.name);
});

test('the offer of a sold-out size is out of stock', () => {
  const [{ hasVariant }] = read(productData(productWith({ soldOut: ['40'] }), CARD));
  const states = hasVariant.map(
    ({ offers }: { offers: { availability: string } }) => offers.availability,
  );
  expect(states).toEqual(['https://schema.org/OutOfStock', 'https://schema.org/InStock']);
});
