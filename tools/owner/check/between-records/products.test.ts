import type { ProductRecord } from '@/data/schema/product';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { productRules } from './products';
import { said, shopWith } from './shop-with';

const saidOf = (over: Partial<ProductRecord>, ...others: readonly ProductRecord[]) =>
  said(
    productRules,
    shopWith({
      categories: [categoryWith()],
      products: [...others, recordWith(over)],
      googleCategories: { shoes: '', boots: '', 't-shirts': '' },
      sizeSets: { shoes: ['40', '41'] },
      sizeGuides: [],
    }),
  );

const START = 'data/catalogue/products/boot.ts: boot: ';

test('a right product has no issue', () => {
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ sizes: 'shoes', soldOut: ['41'], sizesLeft: { '40': 2 } })).toEqual([]);
  expect(saidOf({ rating: 4.5, reviews: 2, originalPriceKes: 5999 })).toEqual([]);
});

test.each<[Partial<ProductRecord>, string]>([
  [{ kind: 'shoe' }, 'kind: must be "shoes" or another kind of data/merchant.ts, not "shoe"'],
  [
    { colour: 'Nyeusi/Navy' },
    'colour: must be "Black/Navy": the filter knows colours by their English words',
  ],
  [
    { category: 'shoe' },
    'category: must be the id of a category: data/catalogue/categories.ts has no "shoe"; did you mean "shoes"?',
  ],
  [
    { category: 'hats' },
    'category: must be the id of a category: data/catalogue/categories.ts has no "hats", only shoes',
  ],
  [{ kind: 'hats' }, 'kind: must be one of shoes, boots, t-shirts, not "hats"'],
  [
    { originalPriceKes: 6000 },
    'originalPriceKes: is KSh 6,000 right? The price now is KSh 1,000: a digit may be too many',
  ],
  [{ sizes: 'shoe' }, 'sizes: must be one of shoes, or a list of sizes; did you mean "shoes"?'],
  [
    { sizeGuide: 'waist' },
    'sizeGuide: must be left out: data/size-guide.ts has no other guide, not "waist"',
  ],
  [
    { added: '2026-11-23' },
    'added: must be today, 2026-11-22, or an earlier day, not "2026-11-23"',
  ],
])('of a product with %j one sentence says what is wrong', (over, sentence) => {
  expect(saidOf(over)).toEqual([START + sentence]);
});

test.each(['page', 'page-boot', 'category-boot'])('the id %s is taken by the shop itself', (id) => {
  expect(saidOf({ id })).toHaveLength(1);
});

test('a rule that needs a part which is not known says nothing', () => {
  const products = [recordWith({ kind: 'hats', rating: 4 })];
  expect(said(productRules, shopWith({ products }))).toEqual([
    `${START}rating: must have reviews beside it, or be left out`,
  ]);
});
