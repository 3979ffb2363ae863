import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { priceIssues } from './check-prices';
import { describeIssues, stops } from './issue';

/** Shoes of these prices, in one category. */
const shoes = (...prices: number[]) =>
  categoryWith({
    products: prices.map((priceKes, at) => recordWith({ id: `shoe-${at}`, priceKes })),
  });
const usual = [1000, 1495, 1995, 2200, 2250, 2499, 3500, 4499];

/** The products whose price is doubted. */
const doubted = (...categories: Parameters<typeof priceIssues>[0]) =>
  priceIssues(categories).map(({ entry, field }) => `${entry} ${field}`);

test.each([28, 225, 280, 28_000, 280_000, 28_000_000])(
  'a price of %d among shoes of about 2,250 shillings is a warning',
  (price) => {
    expect(doubted(shoes(price, ...usual))).toEqual(['shoe-0 priceKes']);
  },
);

test('the warning has the product, its price and what similar products cost', () => {
  const issues = priceIssues([shoes(28, ...usual), categoryWith({ id: 'hats', products: [] })]);
  expect(describeIssues(issues)).toBe(
    'data/catalogue/shoes.ts: shoe-0: priceKes: is KSh 28 right? Similar products cost about KSh 2,225: a digit may be missing',
  );
  expect(issues.some(stops)).toBe(false);
});

test.each([
  ['usual ones', usual],
  ['from slippers to leather boots', [300, 800, 2500, 9000, 25_000]],
  ['spread over two powers of ten', [200, 400, 900, 2000, 4500, 9000, 20_000]],
  ['all the same', [1000, 1000, 1000, 1000, 1000]],
  ['two that differ widely', [500, 4500]],
  ['of one product', [28]],
])('honest prices are not doubted: %s', (_, prices) => {
  expect(doubted(shoes(...prices))).toEqual([]);
});

test('two wrong prices do not hide each other', () => {
  expect(doubted(shoes(28, 30, ...usual))).toEqual(['shoe-0 priceKes', 'shoe-1 priceKes']);
});

test('beside one neighbour only a factor of ten is doubted, and either may be the wrong one', () => {
  expect(doubted(shoes(280, 2800))).toEqual(['shoe-0 priceKes', 'shoe-1 priceKes']);
});

test('a product is compared with its own kind and age where the category has others', () => {
  const kids = usual.map((price, at) =>
    recordWith({ id: `kid-${at}`, kind: 'shirts', ageGroup: 'kids', priceKes: price / 10 }),
  );
  const adults = shoes(...usual, 280).products;
  expect(doubted(categoryWith({ products: [...kids, ...adults] }))).toEqual(['shoe-8 priceKes']);
});

test('goods whose prices differ in one category are not compared with that kind elsewhere', () => {
  expect(
    doubted(
      shoes(...usual),
      categoryWith({ ...shoes(19_000, 21_000, 23_000, 25_000), id: 'best' }),
    ),
  ).toEqual([]);
});

test('the only product of its kind and category is compared with the whole shop, and loosely', () => {
  const alone = (priceKes: number) =>
    categoryWith({
      id: 'bags',
      products: [recordWith({ id: 'bag', kind: 'shirts', priceKes })],
    });
  expect(doubted(shoes(...usual), alone(28))).toEqual(['bag priceKes']);
  expect(doubted(shoes(...usual), alone(28_000_000))).toEqual(['bag priceKes']);
  expect(doubted(shoes(...usual), alone(250))).toEqual([]);
});

test('an earlier price ten times the price is a warning, and a usual one is not', () => {
  const reduced = (originalPriceKes: number) =>
    categoryWith({ products: [{ ...recordWith({ priceKes: 2000 }), originalPriceKes }] as never });
  expect(describeIssues(priceIssues([reduced(20_000)]))).toBe(
    'data/catalogue/shoes.ts: boot: originalPriceKes: is KSh 20,000 right? The price now is KSh 2,000: a digit may be too many',
  );
  expect(doubted(reduced(3000))).toEqual([]);
});

test('products without a price, and prices that other checks refuse, are left out', () => {
  const broken = [undefined, '28', -3, 1.5].map((priceKes, at) => ({
    id: `broken-${at}`,
    priceKes,
  }));
  expect(
    doubted({ ...shoes(...usual), products: [...shoes(...usual).products, ...broken] }),
  ).toEqual([]);
});

test('a wrong price is found in a large catalogue too', () => {
  const many = Array.from({ length: 400 }, (_, at) => usual[at % usual.length] ?? 0);
  expect(doubted(shoes(28, ...many))).toEqual(['shoe-0 priceKes']);
});
