import { formatUsd, kesToUsd } from './dollars';

test('shillings are converted at the shop’s rate and rounded to the cent', () => {
  // The tests’ shop takes 128 shillings for a dollar.
  expect(kesToUsd(128)).toBe('1.00');
  expect(kesToUsd(1000)).toBe('7.81');
  expect(kesToUsd(4499)).toBe('35.15');
  expect(formatUsd(2495)).toBe('$19.49 USD');
});
