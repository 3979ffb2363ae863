import { ageGroups, genders, googleCategories } from '@/data/merchant';
import { buildCatalogue, catalogueData } from '@/lib/catalogue/catalogue';
import { productById } from '@/lib/catalogue/product';
import { feedFacts } from './product-facts';
import { feedItems, feedXml } from './product-feed';

const bare = buildCatalogue(catalogueData).products;
const pictured = buildCatalogue(
  catalogueData,
  Object.fromEntries(
    bare.map(({ id }) => [
      id,
      { name: id, hash: 'ab12cd34ef', colour: '#fff', widths: [320, 960], aspect: 1.25 },
    ]),
  ),
).products;
const items = feedItems(pictured);
const item = (id: string) => items.find((candidate) => candidate.id === id);

test('the feed has an item for each size of each product', () => {
  expect(items).toHaveLength(pictured.reduce((sum, { sizes }) => sum + sizes.length, 0));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('an item of an offer has the original price and the sale price', () => {
  expect(item('brogue-41')).toEqual({
    id: 'brogue-41',
    item_group_id: 'brogue',
    title: 'Oxblood Brogues, size 41',
    description: expect.stringContaining('oxblood leather'),
    link: 'https://mavazi.example/shop/todays-offer/brogue/?size=41',
    image_link: 'https://mavazi.example/pictures/brogue.ab12cd34ef-960.jpg',
    price: '3000.00 KES',
    sale_price: '2250.00 KES',
    availability: 'in stock',
    condition: 'new',
    brand: 'Mavazi',
    identifier_exists: 'no',
    ...feedFacts(productById('brogue', pictured)),
    size: '41',
  });
});

test('an item of a product without an offer has no sale price', () => {
  expect(item('penny-loafer-40')).toMatchObject({ price: '2800.00 KES' });
  expect(item('penny-loafer-40')).not.toHaveProperty('sale_price');
});

test('every field of the feed follows the rules of Google and Meta', () => {
  for (const it of items) {
    expect(it.id).toMatch(/^[A-Za-z0-9_-]{1,50}$/);
    expect(it.item_group_id).toMatch(/^[A-Za-z0-9_-]{1,50}$/);
    expect(it.title?.length).toBeLessThanOrEqual(150);
    expect(it.description?.length).toBeLessThanOrEqual(5000);
    expect(it.description).not.toMatch(/<|https?:/);
    expect(it.link).toMatch(/^https:\/\/\S+$/);
    expect(it.image_link).toMatch(/^https:\/\/\S+\.jpg$/);
    expect(it.price).toMatch(/^\d+\.\d\d KES$/);
    expect(it.brand?.length).toBeLessThanOrEqual(70);
    expect(it.size?.length).toBeLessThanOrEqual(100);
    expect(it.color).toMatch(/^[A-Za-z -]{1,40}(\/[A-Za-z -]{1,40}){0,2}$/);
    expect(ageGroups).toContain(it.age_group);
    expect(genders).toContain(it.gender);
    expect(Object.values(googleCategories)).toContain(it.google_product_category);
    if (it.sale_price) {
      expect(Number.parseFloat(it.sale_price)).toBeLessThan(Number.parseFloat(it.price ?? ''));
    }
  }
});

test('items of one product differ only in id, title, link and size', () => {
  const [first, ...others] = items.filter(({ item_group_id }) => item_group_id === 'brogue');
  for (const other of others) {
    const changed = Object.keys(other).filter((field) => other[field] !== first?.[field]);
    expect(changed).toEqual(['id', 'title', 'link', 'size']);
  }
});

test('the feed leaves out a product without a picture', () => {
  expect(feedItems(bare)).toEqual([]);
});

test('the feed is RSS with Google’s fields, its text escaped for XML', () => {
  const xml = feedXml([{ id: 'a', title: 'Boots & "laces" <new>' }]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
  expect(xml).toContain('xmlns:g="http://base.google.com/ns/1.0"');
  expect(xml).toContain('<g:title>Boots &amp; &quot;laces&quot; &lt;new&gt;</g:title>');
  expect(xml.match(/<item>/g)).toHaveLength(1);
});
