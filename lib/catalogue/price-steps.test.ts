import fc from 'fast-check';
import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import { priceStepsOf, readPriceSteps } from './price-steps';

const product = { id: 'tee' };
const category = { id: 'shirts' };

test('a product’s own steps go before its category’s, and those before the shop’s', () => {
  const own = [{ from: 4, priceKes: 420 }];
  const shirts = [{ from: 3, percentOff: 10 }];
  const all = [{ from: 6, percentOff: 5 }];
  expect(
    priceStepsOf(
      { product: { ...product, wholesale: own }, category: { ...category, wholesale: shirts } },
      450,
    ),
  ).toEqual({ group: 'product:tee', steps: own });
  expect(
    priceStepsOf({ product, category: { ...category, wholesale: shirts }, shop: all }, 450),
  ).toEqual({ group: 'category:shirts', steps: [{ from: 3, priceKes: 405 }] });
  expect(priceStepsOf({ product, category, shop: all }, 450)).toEqual({
    group: 'shop',
    steps: [{ from: 6, priceKes: 428 }],
  });
  expect(priceStepsOf({ product, category }, 450)).toBeUndefined();
});

test.each([
  [455, 10, 410],
  [450, 10, 405],
  [451, 33, 303],
  [1, 90, undefined],
  [11, 90, 2],
])('%i shillings less %i percent are rounded up to %s', (priceKes, percentOff, reached) => {
  const steps = priceStepsOf({ product, category, shop: [{ from: 2, percentOff }] }, priceKes);
  expect(steps?.steps[0]?.priceKes).toBe(reached);
});

test('a shared step that makes a product no cheaper is left out, and the product still has steps', () => {
  const shop = [
    { from: 4, priceKes: 420 },
    { from: 12, priceKes: 380 },
  ];
  expect(priceStepsOf({ product, category, shop }, 400)?.steps).toEqual([
    { from: 12, priceKes: 380 },
  ]);
  expect(priceStepsOf({ product, category, shop }, 380)).toEqual({ group: 'shop', steps: [] });
});

test('products of a shop without steps have none', () => {
  const { products } = catalogueWith({ categories: [categoryWith({ products: [recordWith()] })] });
  expect(products.every((one) => !('priceSteps' in one))).toBe(true);
});

test.each([
  [undefined],
  ['from 4: 420'],
  [{ group: 'shop' }],
  [{ steps: [{ from: 4, priceKes: 420 }] }],
  [{ group: '', steps: [] }],
])('%j is read as no steps', (value) => {
  expect(readPriceSteps(value, 450)).toBeUndefined();
});

test('whatever a value is, the steps that are read of it rise, fall in price and stay below the price', () => {
  const step = fc.oneof(
    fc.record({
      from: fc.oneof(fc.integer({ min: -3, max: 20 }), fc.double(), fc.jsonValue()),
      priceKes: fc.oneof(fc.integer({ min: -3, max: 600 }), fc.double(), fc.jsonValue()),
    }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const read = readPriceSteps({ group: 'shop', steps }, 450)?.steps ?? [];
      let before = { from: 1, priceKes: 450 };
      for (const one of read) {
        expect(one.from).toBeGreaterThan(before.from);
        expect(one.priceKes).toBeLessThan(before.priceKes);
        expect(one.priceKes).toBeGreaterThan(0);
        before = one;
      }
    }),
  );
});
