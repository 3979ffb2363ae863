import type { CategoryRecord } from '@/data/schema/category';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { publishedList } from '@/lib/catalogue/published';
import { publishedRules } from './published';
import { said, shopWith } from './shop-with';

const today = '2026-11-22';
const boot = recordWith({ id: 'boot' });
const clog = recordWith({ id: 'clog', name: 'Clogs' });
const shoes = categoryWith({ id: 'shoes', products: [boot, clog] });
const hats = categoryWith({ id: 'hats', name: 'Hats', products: [recordWith({ id: 'cap' })] });
const before = publishedList([shoes, hats], {}, undefined, today);

const withProducts = (...products: CategoryRecord['products']) => [{ ...shoes, products }, hats];
const saidOf = (
  categories: readonly CategoryRecord[],
  published: typeof before | undefined = before,
) => {
  const products = categories.flatMap(({ id, products }) =>
    products.map((record) => ({ ...record, category: id })),
  );
  return said(publishedRules, shopWith({ categories, products }, { today, published }));
};

test('a shop that was never published, or is as it was published, has no issue', () => {
  expect(said(publishedRules, shopWith({ categories: [], products: [] }))).toEqual([]);
  expect(saidOf([shoes, hats])).toEqual([]);
  expect(saidOf(withProducts({ ...boot, priceKes: 900 }, clog))).toEqual([]);
});

test('a former address alone is no change of a record', () => {
  expect(saidOf(withProducts({ ...boot, formerPaths: ['shoes/booth'] }, clog))).toEqual([]);
});

test.each([
  ['moved to another category', clog],
  ['renamed', { ...clog, id: 'wooden-clog' }],
])('a product that was %s needs its published address in formerPaths', (_, record) => {
  const [rest = shoes] = withProducts(boot);
  const withFormer = (...formerPaths: string[]) =>
    saidOf([rest, { ...hats, products: [...hats.products, { ...record, formerPaths }] }]);
  expect(withFormer()).toEqual([
    `data/catalogue/products/${record.id}.ts: ${record.id}: formerPaths: must be ['shoes/clog']: its page was published there, and shared links lead there`,
  ]);
  expect(withFormer('shoes/clog')).toEqual([]);
});

test('a published former address must stay when the product is moved again', () => {
  const moved = withProducts({ ...boot, formerPaths: ['hats/boot'] }, clog);
  expect(saidOf(withProducts(boot, clog), publishedList(moved, {}, undefined, today))).toEqual([
    expect.stringContaining("formerPaths: must be ['hats/boot']"),
  ]);
});
