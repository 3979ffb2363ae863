import { lineWith } from '@/e2e/shop/builders';
import { linesAtPriceSteps } from '@/lib/cart/lines-at-price-steps';
import { lineStepText, stepHints } from './cart-price-step-texts';
import { mixText, quantityText, stepRows } from './price-step-texts';

const steps = [
  { from: 4, priceKes: 420 },
  { from: 12, priceKes: 380 },
];
const own = { group: 'product:tee', steps };
const tee = { priceKes: 450, category: 'T-shirts', priceSteps: own };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const line = (over: Parameters<typeof lineWith>[0]) =>
  lineWith({ id: 'tee', title: 'Sunrise T-shirt', priceKes: 450, priceSteps: own, ...over });

test('the prices by quantity are a row each, the one that is reached marked', () => {
  const rows = stepRows(tee, 5).map(({ count, price, isReached }) => [
    count,
    plain(price),
    isReached,
  ]);
  expect(rows).toEqual([
    ['1 to 3:', 'KSh 450', false],
    ['From 4:', 'KSh 420', true],
    ['From 12:', 'KSh 380', false],
  ]);
  const pair = { ...own, steps: [{ from: 2, priceKes: 420 }] };
  expect(stepRows({ ...tee, priceSteps: pair }, 1)[0]).toMatchObject({
    count: '1:',
    isReached: true,
  });
});

test.each([
  [2, 'Add 2 more and pay KSh 420 each.'],
  [4, 'KSh 420 each. Add 8 more and pay KSh 380 each.'],
  [11, 'KSh 420 each. Add 1 more and pay KSh 380 each.'],
  [12, 'KSh 380 each.'],
])('beside a quantity of %i stands: %s', (quantity, text) => {
  expect(plain(quantityText(own, quantity))).toBe(text);
});

test.each([
  ['product:tee', 'You can mix sizes.'],
  ['category:tees', 'You can mix sizes. Other T-shirts with prices by quantity count too.'],
  ['shop', 'You can mix sizes. Other products with prices by quantity count too.'],
])('what counts together in %s is said: %s', (group, text) => {
  expect(mixText({ ...tee, priceSteps: { group, steps } })).toBe(text);
});

test('a line at a step says from how many on, and the price of one alone', () => {
  const [reached] = linesAtPriceSteps([line({ quantity: 4 })]);
  expect(plain(reached && lineStepText(reached))).toBe(
    '4 or more: KSh 420 each instead of KSh 450',
  );
  expect(lineStepText(line({ quantity: 3 }))).toBeUndefined();
});

test('a line says how many items the next step takes: the first of its product, its category or the shop', () => {
  const hints = (lines: Parameters<typeof stepHints>[0]) =>
    [...stepHints(lines)].map(([lineId, text]) => [lineId, plain(text)]);
  const shared = { group: 'category:caps', steps };
  const cap = (over: Parameters<typeof lineWith>[0]) =>
    line({ id: 'cap', title: 'Cap', category: 'Caps', priceSteps: shared, ...over });
  const dearer = { group: 'category:caps', steps: [{ from: 4, priceKes: 430 }] };
  expect(
    hints([
      line({ lineId: 'a' }),
      line({ lineId: 'b' }),
      cap({ lineId: 'c' }),
      cap({ lineId: 'd' }),
    ]),
  ).toEqual([
    ['a', 'Add 2 more and pay KSh 420 each.'],
    ['c', 'Add 2 more from Caps and pay KSh 420 each.'],
  ]);
  expect(hints([cap({ lineId: 'c' }), cap({ priceSteps: dearer })])).toEqual([
    ['c', 'Add 2 more from Caps and pay less for each.'],
  ]);
  expect(hints([line({ lineId: 'a', priceSteps: { group: 'shop', steps }, quantity: 3 })])).toEqual(
    [['a', 'Add 1 more and pay less for each.']],
  );
  expect(hints([line({ quantity: 12 }), lineWith()])).toEqual([]);
});
