import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import { countedProducts, describeApplied } from './describe-plan';
import type { Plan } from './plan';

function planWith(over: Partial<Plan> = {}): Plan {
  const added = [{ name: 'Canvas Bag', row: 2, lines: ['Bags, KSh 1,200'] }];
  const rest = { issues: [], remarks: [], changed: [], gone: [], lists: [] };
  return { ...rest, catalogue: dataWith(), added, ...over };
}

test('an applied plan says what to do next, and does not repeat its changes', () => {
  expect(describeApplied(planWith(), ['data/catalogue/bags.ts'])).toBe(
    '1 new.\n\nWritten: data/catalogue/bags.ts.\nNext: look at it with npm run dev, publish it with npm run publish-shop.',
  );
});

test('an applied plan asks for photos where a product awaits one', () => {
  const products = [recordWith({ pictureAwaited: true })];
  const catalogue = dataWith({ categories: [categoryWith({ products })] });
  expect(describeApplied(planWith({ catalogue }), ['data/catalogue/bags.ts'])).toContain(
    '\nNext: put photos into data/photos/new, look at it with npm run dev, publish it with npm run publish-shop.',
  );
});

test('an applied plan that writes nothing has no next step', () => {
  expect(describeApplied(planWith({ added: [] }), [])).toBe(
    'Nothing changes.\n\nNothing to write.',
  );
});

test('one product is counted without the s', () => {
  expect([1, 2].map(countedProducts)).toEqual(['1 product', '2 products']);
});
