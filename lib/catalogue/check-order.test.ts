import { orderIssues } from './check-order';
import { describeIssues } from './issue';

const FILE = 'data/catalogue/order.ts';
const groups = '"offers", "best sellers", "new"';

test('an order of known groups, each once, has no issue, and so has an empty one', () => {
  expect(orderIssues(['new', 'offers'])).toEqual([]);
  expect(orderIssues([])).toEqual([]);
});

test.each([
  [['cheap'], `${FILE}: cheap: must be one of ${groups}`],
  [['bestsellers'], `${FILE}: bestsellers: must be one of ${groups}; did you mean "best sellers"?`],
  [[5], `${FILE}: 5: must be one of ${groups}`],
  [['new', 'offers', 'new'], `${FILE}: new: must be in this list once`],
])('the order %j says what it must be', (order, sentence) => {
  expect(describeIssues(orderIssues(order))).toBe(sentence);
});
