import type { CategoryRecord } from '@/data/schema/category';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { parsePublished, publishedList, publishedText, withUpdated } from './published';

const today = '2026-11-22';
const boot = recordWith({ id: 'boot', updated: '2026-11-01' });
const clog = recordWith({ id: 'clog', name: 'Clogs', updated: '2026-11-02' });
const shoes = categoryWith({ id: 'shoes', products: [boot, clog] });
const hats = categoryWith({ id: 'hats', name: 'Hats', products: [recordWith({ id: 'cap' })] });
const published = publishedList([shoes, hats], undefined, today);

const withProducts = (...products: CategoryRecord['products']) => [{ ...shoes, products }, hats];

test('the published list has every address in the order of the alphabet, and a product’s day', () => {
  const moved = { ...clog, formerPaths: ['hats/clog'] };
  expect(publishedList([withProducts(moved, boot)[0] ?? shoes], undefined, today)).toEqual({
    categories: { shoes: 'Shoes' },
    products: {
      'shoes/boot': { digest: expect.stringMatching(/^[0-9a-f]{8}$/), updated: '2026-11-01' },
      'shoes/clog': { digest: expect.any(String), updated: '2026-11-02' },
    },
    formerPaths: { 'hats/clog': 'shoes/clog' },
  });
});

test('the published list has the same text whatever the order of products and of their fields', () => {
  const reversed = Object.fromEntries(Object.entries(boot).reverse()) as typeof boot;
  const other = publishedList([hats, { ...shoes, products: [clog, reversed] }], undefined, today);
  expect(publishedText(other)).toBe(publishedText(published));
});

test('a product has the same digest in whatever category it is', () => {
  const digestIn = (id: string) => {
    const list = publishedList([categoryWith({ id, products: [boot] })], undefined, today);
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

test('a left-out day is that of the last publish while the record is the same, else today', () => {
  const { updated: _, ...undated } = boot;
  const dayOf = (record: typeof boot) =>
    withUpdated(withProducts(record), published, today)[0]?.products[0]?.updated;
  expect(dayOf(undated)).toBe('2026-11-01');
  expect(dayOf({ ...undated, priceKes: 900 })).toBe(today);
  expect(dayOf({ ...undated, id: 'new' })).toBe(today);
  expect(dayOf({ ...boot, updated: '2026-10-01' })).toBe('2026-10-01');
});
