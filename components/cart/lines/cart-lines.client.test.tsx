/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { lineWith } from '@/e2e/shop/builders';
import { CartLines } from './cart-lines.client';

/** The sums in sight of two lines of one product; the first costs KSh 1,000. */
function sumsInSight(second: Partial<Parameters<typeof lineWith>[0]>) {
  const [one, other] = [
    lineWith({ id: 'boot', size: '40' }),
    lineWith({ id: 'boot', ...second, lineId: 'b' }),
  ];
  render(<CartLines lines={[one, other]} />);
  return screen
    .getAllByText(/^KSh/)
    .filter((sum) => !sum.closest('.visually-hidden'))
    .map(({ textContent }) => textContent);
}

test('a further size of a product at the same price does not say the price again', () => {
  expect(sumsInSight({})).toEqual(['KSh\u00a01,000']);
});

test('a further size of a product at another price says it', () => {
  expect(sumsInSight({ priceKes: 1200 })).toEqual(['KSh\u00a01,000', 'KSh\u00a01,200']);
});
