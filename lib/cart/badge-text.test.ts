import { badgeText } from './badge-text';

test('the badge shows numbers up to 99 and 99+ above', () => {
  expect([1, 99, 100, 5000].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
});
