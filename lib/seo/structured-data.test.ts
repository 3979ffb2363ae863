import { shop } from '@/data/shop';
import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { productById } from '@/lib/catalogue/product';
import { productBreadcrumb } from './breadcrumb';
import { breadcrumbData, jsonLdText, productData, storeData, websiteData } from './structured-data';

const CARD = 'https://mavazi.example/share/x.jpg';
const picture = {
  name: 'brogue',
  hash: '1a2b3c4d5e',
  colour: '#ead9bd',
  widths: [320, 960],
  aspect: 1.25,
};
const { products } = buildCatalogue(catalogueData, { brogue: picture });
// biome-ignore lint/suspicious/noExplicitAny: read as a search engine reads it, without our types
const read = (...things: Parameters<typeof jsonLdText>[0]): any[] =>
  JSON.parse(jsonLdText(things))['@graph'];
const dataOf = (id: string) => read(productData(productById(id, products), CARD))[0];
const dig = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...dig(inner)])
    : [];

test('a product has the fields that Google requires and recommends for a product group', () => {
  expect(dataOf('brogue')).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Oxblood Brogues',
    url: 'https://mavazi.example/shop/todays-offer/brogue/',
    productGroupID: 'brogue',
    variesBy: ['https://schema.org/size'],
    brand: { '@type': 'Brand', name: 'Mavazi' },
    color: 'Oxblood',
    audience: { suggestedGender: 'male', suggestedMinAge: 13 },
  });
});

test('each size is a variant with an offer, an id and an address of its own', () => {
  const { hasVariant } = dataOf('brogue');
  expect(hasVariant).toHaveLength(9);
  expect(new Set(hasVariant.map((v: { sku: string }) => v.sku)).size).toBe(9);
  expect(hasVariant[5]).toMatchObject({
    '@type': 'Product',
    name: 'Oxblood Brogues, size 41',
    sku: 'brogue-41',
    inProductGroupWithID: 'brogue',
    size: '41',
    image: 'https://mavazi.example/pictures/brogue.1a2b3c4d5e-960.jpg',
    offers: {
      '@type': 'Offer',
      url: 'https://mavazi.example/shop/todays-offer/brogue/?size=41',
      price: 2250,
      priceCurrency: 'KES',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 3000 },
    },
  });
});

test('a product without an offer has no original price, and one without a picture shows its share card', () => {
  const [variant] = dataOf('penny-loafer').hasVariant;
  expect(variant.offers).not.toHaveProperty('priceSpecification');
  expect(variant.image).toBe(CARD);
});

test('structured data has no sample ratings and no contradictory policies', () => {
  const things = products.map((p) => productData(p, CARD));
  const keys = dig(read(...things, storeData([400], CARD), websiteData()));
  expect(keys.filter((key) => /rating|review|shipping|return/i.test(key))).toEqual([]);
});

test('structured data of the stall has address, position, phone, hours and prices', () => {
  expect(read(storeData([400, 4499, 1000], CARD))[0]).toMatchObject({
    '@type': 'ClothingStore',
    name: 'Mavazi',
    telephone: '+254700000000',
    priceRange: 'KSh 400 to KSh 4,499',
    address: { addressLocality: 'Thika', addressCountry: 'KE' },
    geo: { latitude: -1.0333, longitude: 37.0693 },
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
  });
});

test('the opening hours for search engines are those that the page shows', () => {
  const [week] = shop.openingHours;
  const hour = (time: string) =>
    `${Number(time.slice(0, 2)) % 12 || 12}${time < '12' ? 'AM' : 'PM'}`;
  const span = `${week.days[0].slice(0, 3)}–${week.days.at(-1)?.slice(0, 3)}`;
  expect(shop.hours).toBe(`${span} ${hour(week.opens)}–${hour(week.closes)}`);
});

test('a product’s breadcrumb is a numbered list of addresses', () => {
  const [brogue] = products.filter(({ id }) => id === 'brogue').map(productBreadcrumb);
  expect(read(breadcrumbData(brogue ?? []))[0].itemListElement[2]).toEqual({
    '@type': 'ListItem',
    position: 3,
    name: "Today's Offer",
    item: 'https://mavazi.example/shop/todays-offer/',
  });
});

test('structured data of the site has its name and address', () => {
  expect(read(websiteData())[0]).toMatchObject({ name: 'Mavazi', url: 'https://mavazi.example/' });
});

test('no text can end the script element that holds the structured data', () => {
  const evil = { '@type': 'Brand' as const, name: '</script><script>alert(1)</script>' };
  const text = jsonLdText([evil]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(evil.name);
});
