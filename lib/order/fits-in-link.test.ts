import { fitsInLink } from './fits-in-link';

test('whether a message fits into a link depends on its encoded length', () => {
  expect(fitsInLink('x'.repeat(1499))).toBe(true);
  expect(fitsInLink('x'.repeat(1500))).toBe(false);
  expect(fitsInLink(' '.repeat(500))).toBe(false);
});
