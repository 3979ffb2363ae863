import { dataWith } from '@/e2e/shop/builders';
import {
  countedProducts,
  describeApplied,
  describeNext,
  describeSheetIssues,
} from './describe-plan';
import type { Plan } from './plan';

function planWith(over: Partial<Plan> = {}): Plan {
  const added = [{ name: 'Canvas Bag', row: 2, lines: ['Bags, KSh 1,200'] }];
  const rest = { issues: [], remarks: [], changed: [], gone: [], lists: [], pictures: [] };
  const none = { unknownCategories: [], withoutPhoto: [], rows: new Map() };
  return { ...rest, ...none, catalogue: dataWith(), added, ...over };
}

test('an applied plan says what was written, and does not repeat its changes', () => {
  expect(describeApplied(planWith(), ['data/catalogue/bags.ts'])).toBe(
    '1 new.\n\nWritten: data/catalogue/bags.ts.',
  );
});

test('what is next asks for photos where a product has none and none was fetched', () => {
  const rest = 'look at it with npm run dev, publish it with npm run publish-shop.';
  const plan = planWith({ withoutPhoto: ['boot', 'clog'] });
  expect(describeNext(planWith(), [])).toBe(`Next: ${rest}`);
  expect(describeNext(plan, ['boot'])).toBe(
    `Next: put photos into data/photos/new and type npm run photos, ${rest}`,
  );
  expect(describeNext(plan, ['boot', 'clog'])).toBe(
    `Next: sort the pictures in with npm run photos, ${rest}`,
  );
});

test('an applied plan that writes nothing says so', () => {
  expect(describeApplied(planWith({ added: [] }), [])).toBe(
    'Nothing changes.\n\nNothing to write.',
  );
});

test('one product is counted without the s', () => {
  expect([1, 2].map(countedProducts)).toEqual(['1 product', '2 products']);
});

test('a cause is said once, with all its rows', () => {
  const rows = Array.from({ length: 1458 }, (_, index) => index + 2);
  const issues = [
    ...rows.map((row) => ({ row, where: 'Name', must: 'must not be empty' })),
    { row: 7, where: 'Price', found: '"x"', must: 'must be a whole number of shillings' },
    { where: 'todays-offer, products', must: 'must have a product' },
  ];
  expect(describeSheetIssues(issues, 'shop.csv')).toBe(
    `shop.csv: 1460 cells must be changed first. Nothing was changed in the shop.
Row 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 1,448 more, Name: must not be empty.
Row 7, Price: "x" must be a whole number of shillings.
todays-offer, products: must have a product.`,
  );
});

test.each([
  [1, 0, '1 cell must be changed first'],
  [0, 1, '1 cell needs only an option of the command'],
  [0, 25, '25 cells need only an option of the command'],
  [8, 25, '8 cells must be changed first, and 25 cells need only an option of the command'],
])(
  'of %i cells to change and %i that the command settles each is counted',
  (byHand, settled, wanted) => {
    const cells = (count: number, more = {}) =>
      Array.from({ length: count }, (_, at) => ({ row: at + 2, must: 'must be there', ...more }));
    const issues = [...cells(byHand), ...cells(settled, { where: 'Category', needsOption: true })];
    const [heading] = describeSheetIssues(issues, 'shop.csv').split('\n');
    expect(heading).toBe(`shop.csv: ${wanted}. Nothing was changed in the shop.`);
  },
);

test('cells that must be the same are one cause, with what is in them', () => {
  const must = 'must be one of boots, heels';
  const issues = [
    { row: 2, where: 'Kind', found: '"simple"', must },
    { row: 3, where: 'Kind', found: '"variable"', must },
    { row: 9, where: 'Kind', found: '"simple"', must },
  ];
  expect(describeSheetIssues(issues, 'shop.csv')).toContain(
    'Row 2, 3, 9, Kind: "simple", "variable" must be one of boots, heels.',
  );
});
