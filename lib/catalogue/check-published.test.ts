import type { CategoryRecord } from '@/data/types';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import {
  parsePublished,
  publishedIssues,
  publishedList,
  publishedText,
  withUpdated,
} from './check-published';
import { describeIssues, stops } from './issue';

const today = '2026-11-22';
const boot = recordWith({ id: 'boot', updated: '2026-11-01' });
const clog = recordWith({ id: 'clog', name: 'Clogs', updated: '2026-11-02' });
const shoes = categoryWith({ id: 'shoes', products: [boot, clog] });
const hats = categoryWith({ id: 'hats', name: 'Hats', products: [recordWith({ id: 'cap' })] });
const published = publishedList([shoes, hats], undefined, today);

const withProducts = (...products: CategoryRecord['products']) => [{ ...shoes, products }, hats];
const issuesOf = (categories: readonly CategoryRecord[]) =>
  publishedIssues(published, categories, today);

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

test('a shop that was never published, or is as it was published, has no issue', () => {
  const { updated: _, ...undated } = boot;
  expect(publishedIssues(undefined, withProducts(), today)).toEqual([]);
  expect(issuesOf([shoes, hats])).toEqual([]);
  expect(issuesOf(withProducts({ ...undated, priceKes: 900 }, clog))).toEqual([]);
  expect(issuesOf(withProducts({ ...boot, priceKes: 900, updated: today }, clog))).toEqual([]);
});

test('a day that was forgotten when the record changed is a warning with today’s date as its fix', () => {
  const issues = issuesOf(withProducts({ ...boot, priceKes: 900 }, clog));
  expect(describeIssues(issues)).toBe(
    "data/catalogue/shoes.ts: boot: updated: must be the day of the last change, '2026-11-22' if that is today, or left out: the record changed since it was published",
  );
  expect(issues.some(stops)).toBe(false);
  const fix = { productId: 'boot', field: 'updated', value: today };
  expect(issues.map(({ fixes }) => fixes)).toEqual([[fix]]);
});

test('a former address alone is no change of a record', () => {
  expect(issuesOf(withProducts({ ...boot, formerPaths: ['shoes/booth'] }, clog))).toEqual([]);
});

test.each([
  ['moved to another category', { ...hats, products: [...hats.products, clog] }, 'hats', 'clog'],
  [
    'renamed',
    { ...hats, products: [...hats.products, { ...clog, id: 'wooden-clog' }] },
    'hats',
    'wooden-clog',
  ],
])('a product that was %s needs its published address in formerPaths', (_, category, file, id) => {
  const [rest = shoes] = withProducts(boot);
  const issues = issuesOf([rest, category]);
  expect(describeIssues(issues)).toBe(
    `data/catalogue/${file}.ts: ${id}: formerPaths: must be ['shoes/clog']: its page was published there, and shared links lead there`,
  );
  expect(issues.every(stops)).toBe(true);
  expect(issues.map(({ fixes }) => fixes)).toEqual([
    [{ productId: id, field: 'formerPaths', value: ['shoes/clog'] }],
  ]);
  const fixed = category.products.map((product) =>
    product.id === id ? { ...product, formerPaths: ['shoes/clog'] } : product,
  );
  expect(issuesOf([rest, { ...category, products: fixed }])).toEqual([]);
});

test('a published former address must stay when the product is moved again', () => {
  const before = publishedList(
    withProducts({ ...boot, formerPaths: ['hats/boot'] }, clog),
    undefined,
    today,
  );
  expect(
    publishedIssues(before, withProducts(boot, clog), today).map(({ fixes }) => fixes),
  ).toEqual([[{ productId: 'boot', field: 'formerPaths', value: ['hats/boot'] }]]);
});

test('a product that is gone is a warning that says what to write, as it may be meant', () => {
  const issues = issuesOf(withProducts(boot));
  expect(describeIssues(issues)).toBe(
    "data/catalogue/shoes.ts: clog: was published and is gone: a shared link to /shop/shoes/clog/ leads nowhere. Sold out? Put the record back with `soldOut: true`. Renamed? Put `formerPaths: ['shoes/clog']` into the record it is now. Removed for good? Then nothing is to be done: the next publish forgets it",
  );
  expect(issues.some(stops)).toBe(false);
});

test('a category that is gone is a warning', () => {
  const issues = issuesOf([shoes, { ...hats, id: 'headwear' }]);
  expect(issues.filter(({ entry }) => entry === 'hats')).toEqual([
    {
      file: 'data/catalogue/categories.ts',
      entry: 'hats',
      message:
        'the category Hats was published and is gone: a shared link to /shop/hats/ leads nowhere. For another name change only `name` and keep the id "hats"',
      severity: 'warning',
    },
  ]);
});

test('a catalogue with values that other checks refuse is judged all the same', () => {
  const broken = { ...boot, id: 'Bad Id', formerPaths: 7 } as unknown as typeof boot;
  const without = { ...hats, products: undefined } as unknown as CategoryRecord;
  const [rest = shoes] = withProducts(broken, { ...clog, formerPaths: 7 as never });
  expect(issuesOf([rest, without]).map(({ entry }) => entry)).toEqual(['cap', 'boot']);
});
