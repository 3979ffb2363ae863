import type { CategoryRecord } from '@/data/schema/category';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { parsePublished, publishedList, publishedText, updatedDays } from './published';

const today = '2026-11-22';
const boot = recordWith({ id: 'boot' });
const clog = recordWith({ id: 'clog', name: 'Clogs' });
const photos = { boot: '1a2b3c4d', clog: '5e6f7a8b' };
const shoes = categoryWith({ id: 'shoes', products: [boot, clog] });
const hats = categoryWith({ id: 'hats', name: 'Hats', products: [recordWith({ id: 'cap' })] });
const published = publishedList([shoes, hats], photos, undefined, '2026-11-01');

const withProducts = (...products: CategoryRecord['products']) => [{ ...shoes, products }, hats];

test('the published list has every address in the order of the alphabet, and a product’s day', () => {
  const moved = { ...clog, formerPaths: ['hats/clog'] };
  expect(publishedList([withProducts(moved, boot)[0] ?? shoes], photos, published, today)).toEqual({
    categories: { shoes: 'Shoes' },
    products: {
      'shoes/boot': {
        digest: expect.stringMatching(/^[0-9a-f]{8}$/),
        photo: '1a2b3c4d',
        updated: '2026-11-01',
      },
      'shoes/clog': { digest: expect.any(String), photo: '5e6f7a8b', updated: '2026-11-01' },
    },
    formerPaths: { 'hats/clog': 'shoes/clog' },
  });
});

test('the published list has the same text whatever the order of products and of their fields', () => {
  const reversed = Object.fromEntries(Object.entries(boot).reverse()) as typeof boot;
  const other = publishedList(
    [hats, { ...shoes, products: [clog, reversed] }],
    photos,
    undefined,
    '2026-11-01',
  );
  expect(publishedText(other)).toBe(publishedText(published));
});

test('a product has the same digest in whatever category it is', () => {
  const digestIn = (id: string) => {
    const list = publishedList([categoryWith({ id, products: [boot] })], {}, undefined, today);
    return list.products[`${id}/boot`]?.digest;
  };
  expect(digestIn('hats')).toBe(digestIn('shoes'));
});

test('a published list that is read again is the same, and anything else is refused', () => {
  expect(parsePublished(JSON.parse(publishedText(published)))).toEqual(published);
  for (const value of [null, [], { products: {} }, { ...published, products: { 'a/b': {} } }]) {
    expect(parsePublished(value)).toBeUndefined();
  }
});

const dayOf = (record: typeof boot, hashes: Readonly<Record<string, string>> = photos) =>
  updatedDays(withProducts(record), hashes, published, today)[record.id];

test('the day of a product is that of the last publish while record and photo are the same, else today', () => {
  expect(dayOf(boot)).toBe('2026-11-01');
  expect(dayOf({ ...boot, priceKes: 900 })).toBe(today);
  expect(dayOf({ ...boot, id: 'new' })).toBe(today);
  expect(dayOf(boot, { boot: 'another' })).toBe(today);
  expect(dayOf(boot, {})).toBe(today);
});

test('a list that does not know the photos of its products dates none of them anew', () => {
  const { 'shoes/boot': entry } = published.products;
  const { photo: _, ...old } = entry ?? { digest: '', updated: '' };
  const list = parsePublished({ ...published, products: { 'shoes/boot': old } });
  expect(updatedDays([shoes], photos, list, today).boot).toBe('2026-11-01');
});

test('no day is known of a shop of which nobody has kept what was published', () => {
  expect(updatedDays([shoes], photos, undefined, today)).toEqual({});
  expect(publishedList([shoes], photos, undefined, today).products['shoes/boot']?.updated).toBe(
    today,
  );
});
