import { deliveryAreas } from '@/data/delivery';
import { policies } from '@/data/policies';
import { deliveryIssues } from './check-delivery';
import { describeIssues } from './issue';

const area = {
  name: 'Town',
  feeKes: 200,
  means: 'By rider',
  time: '1–2 business days',
  payOnDelivery: true,
};
const described = (...areas: Parameters<typeof deliveryIssues>[0]) =>
  describeIssues(deliveryIssues(areas, 'KSh 100–1,000'));

test('the areas of a shop have no issues', () => {
  expect(deliveryIssues(deliveryAreas, policies.shippingFee)).toEqual([]);
});

test.each([
  [{ feeKes: undefined }, 'feeKes: must be a whole number of shillings, 0 for free, not left out'],
  [{ feeKes: '200' }, 'feeKes: must be a whole number of shillings, 0 for free, not "200"'],
  [{ feeKes: -1 }, 'feeKes: must be a whole number of shillings, 0 for free, not -1'],
  [{ time: '' }, 'time: must be text in quotes, not ""'],
  [{ payOnDelivery: 'yes' }, 'payOnDelivery: must be true or false, not "yes"'],
  [{ pickUp: false }, 'pickUp: must be true or left out, not false'],
])('an area with %j says what must be changed', (over, words) => {
  expect(described({ ...area, ...over })).toBe(`data/delivery.ts: Town: ${words}`);
});

test('two areas of one name are reported', () => {
  expect(described(area, { ...area, feeKes: 300 })).toBe(
    'data/delivery.ts: Town: name: must be the name of one area only',
  );
});

test('an area without a name is reported by its place in the list', () => {
  expect(described(area, { ...area, name: undefined })).toContain(
    'data/delivery.ts: entry 2: name: must be text in quotes',
  );
});

test('a fee outside the promised shipping fee is reported, and a free area is not', () => {
  const issues = (feeKes: number, promise: string) =>
    describeIssues(deliveryIssues([{ ...area, feeKes }], promise));
  expect(issues(1500, 'KSh 200–1,000')).toBe(
    'data/delivery.ts: Town: feeKes: must be 0 or within the shippingFee of data/policies.ts, KSh 200–1,000; change one of the two, not 1500',
  );
  expect(issues(150, 'KSh 200–1,000')).toContain('feeKes');
  expect([0, 200, 1000].map((fee) => issues(fee, 'KSh 200–1,000'))).toEqual(['', '', '']);
  expect(issues(1500, 'By weight')).toBe('');
});
