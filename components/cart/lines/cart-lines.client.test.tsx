/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { CartLines } from './cart-lines.client';

/** The sums of two lines of one product; the first costs KSh 1,000. */
function sumsOf(second: Partial<Parameters<typeof lineWith>[0]>) {
  const [one, other] = [
    lineWith({ id: 'boot', size: '40' }),
    lineWith({ id: 'boot', ...second, lineId: 'b' }),
  ];
  render(<CartLines lines={[one, other]} />);
  return screen.getAllByText(/^KSh/).map(({ textContent }) => textContent);
}

test.each([
  ['the same price', {}, 'KSh\u00a01,000'],
  ['another price', { priceKes: 1200 }, 'KSh\u00a01,200'],
])('a further size of a product at %s has its sum', (_, over, sum) => {
  expect(sumsOf(over)).toEqual(['KSh\u00a01,000', sum]);
});
