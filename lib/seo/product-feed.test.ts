import { googleCategories } from '@/data/merchant';
import { ageGroups, genders } from '@/data/schema/product';
import { shop } from '@/data/shop';
import {
  catalogueWith,
  categoryWith,
  pictureOf,
  productWith,
  recordWith,
} from '@/e2e/shop/builders';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { feedFacts } from '@/lib/seo/product-entry/product-facts';
import { feedItems, feedXml } from './product-feed';

const boot = recordWith({
  id: 'boot',
  name: 'Boots',
  priceKes: 1000,
  originalPriceKes: 1250,
  sizes: ['40', '41'],
});
const { products } = catalogueWith(
  { categories: [categoryWith({ products: [boot] })] },
  { boot: pictureOf('boot') },
);
const items = feedItems(products);

test('the feed has an item for each size of each product', () => {
  expect(items.map(({ id }) => id)).toEqual(['boot-40', 'boot-41']);
});

test('items of one product differ only in id, title, link and size', () => {
  const [first, second] = items;
  const changed = Object.keys(first ?? {}).filter((field) => first?.[field] !== second?.[field]);
  expect(changed).toEqual(['id', 'title', 'link', 'size']);
});

test('an item of a lowered product has the original price and the sale price', () => {
  expect(items[1]).toEqual({
    id: 'boot-41',
    item_group_id: 'boot',
    title: 'Boots, size 41',
    description: 'Boots with laces.',
    link: 'https://mavazi.example/shop/shoes/boot/?size=41',
    image_link: 'https://mavazi.example/pictures/boot.1a2b3c4-960.jpg',
    price: '1250.00 KES',
    sale_price: '1000.00 KES',
    availability: 'in stock',
    condition: 'new',
    brand: shop.name,
    identifier_exists: 'no',
    ...products.map(feedFacts)[0],
    size: '41',
  });
});

test('texts that are longer than Google takes are cut after a word, and the title keeps its size', () => {
  const long = { name: 'Boots '.repeat(30).trim(), description: 'Warm. '.repeat(900).trim() };
  const [item] = feedItems([productWith({ ...long, sizes: ['41'] }, pictureOf('boot'))]);
  const [title, description] = [String(item?.title), String(item?.description)];
  expect(title).toMatch(/^Boots [\w ]+Boots…, size 41$/);
  expect(title.length).toBeLessThanOrEqual(150);
  expect(description).toMatch(/Warm…$/);
  expect(description.length).toBeLessThanOrEqual(5000);
});

test('an item has the further pictures of its product, each in its own field', () => {
  const pictures = {
    boot: pictureOf('boot'),
    'boot/2': pictureOf('boot-2'),
    'boot/3': pictureOf('boot-3'),
  };
  const { products: several } = catalogueWith(
    { categories: [categoryWith({ products: [boot] })] },
    pictures,
  );
  expect(
    feedXml(feedItems(several)).match(/<g:additional_image_link>[^<]*boot-[23]\./g),
  ).toHaveLength(4);
  expect(feedXml(items)).not.toContain('additional_image_link');
});

test('an item of a product without an earlier price has no sale price', () => {
  const [item] = feedItems([productWith({ priceKes: 2800 }, pictureOf('boot'))]);
  expect(item).toMatchObject({ price: '2800.00 KES' });
  expect(item).not.toHaveProperty('sale_price');
});

test('every field of the feed follows the rules of Google and Meta', () => {
  const data = catalogueData();
  const ids = data.categories.flatMap(({ products }) => products.map(({ id }) => id));
  const pictures = Object.fromEntries(ids.map((id) => [id, pictureOf(id)]));
  const all = feedItems(buildCatalogue(data, pictures).products);
  expect(new Set(all.map(({ item_group_id }) => item_group_id))).toEqual(new Set(ids));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const it of all) {
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
    const now = Number.parseFloat(String(it.sale_price ?? 0));
    expect(now).toBeLessThan(Number.parseFloat(String(it.price)));
  }
});

test('the feed leaves out a product without a picture', () => {
  expect(feedItems([productWith()])).toEqual([]);
});

test('the feed is RSS with Google’s fields, its text escaped for XML', () => {
  const xml = feedXml([{ id: 'a', title: 'Boots & "laces" <new>' }]);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
  expect(xml).toContain('xmlns:g="http://base.google.com/ns/1.0"');
  expect(xml).toContain('<g:title>Boots &amp; &quot;laces&quot; &lt;new&gt;</g:title>');
  expect(xml.match(/<item>/g)).toHaveLength(1);
});

test('an item of a sold-out size is out of stock', () => {
  const items = feedItems([productWith({ soldOut: ['40'] }, pictureOf('boot'))]);
  expect(items.map(({ availability }) => availability)).toEqual(['out of stock', 'in stock']);
});
