import type { ProductRecord } from '@/data/schema/product';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { oddProductRules } from './odd-products';
import { said, shopWith } from './shop-with';

const SHOES = 'Apparel & Accessories > Shoes';
const CLOTHES = 'Apparel & Accessories > Clothing';
const boot = (id: string, over: Partial<ProductRecord> = {}) =>
  recordWith({
    id,
    name: `Boots ${id}`,
    category: 'shoes',
    priceKes: 1450,
    kind: 'boots',
    ...over,
  });
const others = [boot('a'), boot('b', { priceKes: 2800 })];

const saidOf = (over: Partial<ProductRecord>, beside = others) =>
  said(
    oddProductRules,
    shopWith({
      categories: [categoryWith()],
      products: [...beside, boot('boot', over)],
      sizeSets: { letters: ['S', 'M', 'L'], numbers: ['40', '41'] },
      googleCategories: {
        boots: SHOES,
        slippers: SHOES,
        dresses: `${CLOTHES} > Dresses`,
        belts: `${CLOTHES} Accessories > Belts`,
      },
    }),
  );
const START = 'data/catalogue/products/boot.ts: boot: ';

test('a product like the others has nothing to look at', () => {
  expect(saidOf({ priceKes: 2000, sizes: 'numbers' })).toEqual([]);
});

test.each([
  [2, true],
  [28, true],
  [145, true],
  [146, false],
  [undefined, false],
])('a price of %s among 1,450 and more', (priceKes, isOdd) => {
  const question = `priceKes: is KSh ${priceKes} right? The others of its category cost KSh 1,450 or more`;
  const product = { priceKes } as Partial<ProductRecord>;
  expect(saidOf(product)).toEqual(isOdd ? [START + question] : []);
});

test('one other product says nothing of what is usual', () => {
  expect(saidOf({ priceKes: 2, kind: 'dresses' }, [boot('a')])).toEqual([]);
});

test('a kind of another sort than all others of the category is asked about, with that of its name', () => {
  expect(saidOf({ kind: 'dresses', name: 'Chelsea Boots' })).toEqual([
    `${START}kind: is dresses right? No other product of its category is of such a kind; is it boots?`,
  ]);
  expect(saidOf({ kind: 'dresses', name: 'Chelsea' })).toEqual([
    `${START}kind: is dresses right? No other product of its category is of such a kind`,
  ]);
});

test('a kind that the name says, and one of the same sort, are not', () => {
  expect(saidOf({ kind: 'belts', name: 'Wide Belt' })).toEqual([]);
  expect(saidOf({ kind: 'slippers', name: 'Chelsea' })).toEqual([]);
  expect(
    saidOf({ kind: 'dresses', name: 'Chelsea' }, [
      ...others,
      boot('c', { kind: 'dresses', name: 'Dress' }),
    ]),
  ).toEqual([]);
});

test.each<[Partial<ProductRecord>, string | undefined]>([
  [{ sizes: ['S', 'M', '3XL'] }, 'S M 3XL'],
  [{ sizes: 'letters' }, 'S M L'],
  [{ sizes: ['S', '40'] }, undefined],
  [{ sizes: 'numbers' }, undefined],
  [{ sizes: ['One size'] }, undefined],
  [{ sizes: ['S', 'M'], kind: 'slippers' }, undefined],
  [{ sizes: ['S', 'M'], kind: 'dresses', name: 'A Dress' }, undefined],
])('shoes with %j', (over, sizes) => {
  const question = `${START}sizes: are ${sizes} its sizes? Shoes have numbers, such as 38 39 40`;
  expect(saidOf(over)).toEqual(sizes ? [question] : []);
});

test.each([
  ['Only KSh 500 this week.', '500'],
  ['Now 1,200/= for a pair.', '1,200'],
  ['Take it for 900 bob.', '900'],
])('the text "%s" with another price is worth a look', (description, sum) => {
  expect(saidOf({ description })).toEqual([
    `${START}description: names KSh ${sum}, which is not its price: leave prices to the field for them`,
  ]);
});

test.each([
  'Was KSh 2,000, now KSh 1,450.',
  'From four pairs on KSh 1,300 each.',
  'Heel of 5 cm, 100 % leather, lasts 500 days.',
])('the text "%s" is right', (description) => {
  const wholesale = [{ from: 4, priceKes: 1300 }];
  expect(saidOf({ description, originalPriceKes: 2000, wholesale })).toEqual([]);
});
