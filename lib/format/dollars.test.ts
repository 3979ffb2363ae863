import { formatUsd, kesToUsd } from './dollars';

test('shillings are converted at 130 to the dollar and rounded to the cent', () => {
  expect(kesToUsd(130)).toBe('1.00');
  expect(kesToUsd(1000)).toBe('7.69');
  expect(kesToUsd(4499)).toBe('34.61');
  expect(formatUsd(2495)).toBe('$19.19 USD');
});
