/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { productWith } from '@/e2e/shop/builders';
import { toCardProduct } from '@/lib/catalogue/product';
import { mySizesStore } from '@/lib/remembered/my-sizes.client';
import { MySizeChips } from './my-size-chips.client';

const boot = toCardProduct(productWith({ sizes: 'shoes', soldOut: ['41'] }));
const go = jest.fn();

function chipsFor(sizes: Readonly<Record<string, string>>) {
  mySizesStore.setState({ sizes });
  render(<MySizeChips products={[boot]} search="?sort=price-up" go={go} />);
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('a remembered size that is in stock is a filter one tap away', () => {
  expect(chipsFor({ shoes: '40', clothes: 'M' })).toEqual(['My size 40', '×']);
  fireEvent.click(screen.getByText('My size 40'));
  expect(go).toHaveBeenCalledWith('?size=shoes-40&sort=price-up');
});

test('a remembered size that is sold out leads nowhere and is not offered', () => {
  expect(chipsFor({ shoes: '41' })).toEqual([]);
});
