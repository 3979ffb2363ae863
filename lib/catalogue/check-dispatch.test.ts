import * as policies from '@/data/policies';
import { dispatchIssues } from './check-dispatch';
import { describeIssues } from './issue';

const deliveryDays = { home: { from: 1, to: 2 } };

test('the shop’s hour and days of delivery have no issue', () => {
  expect(dispatchIssues(policies)).toEqual([]);
});

test.each([
  [
    { dispatchBefore: '15:00', deliveryDays },
    `dispatchBefore: must be a time such as '3pm' or '2:30pm', not "15:00"`,
  ],
  [
    { dispatchBefore: '3pm', deliveryDays: { home: { from: 3, to: 2 } } },
    'deliveryDays.home.to: must be 3, the earliest day, or more, not 2',
  ],
])('the terms %j say what must be changed', (terms, line) => {
  expect(describeIssues(dispatchIssues(terms))).toBe(`data/policies.ts: ${line}`);
});
