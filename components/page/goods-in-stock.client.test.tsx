/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { serveCatalogue, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileWith } from '@/e2e/shop/builders';
import { GoodsInStock } from './goods-in-stock.client';

let isReached = false;
const products = [{ soldOutSizes: ['41'] }, { id: 'clog', name: 'Clogs', priceKes: 1800 }];
serveCatalogue(() => (isReached ? catalogueFileWith(...products) : undefined));

test('the page of an unknown address shows goods in stock once the shop is reached, and until then no heading', async () => {
  await act(async () => void render(<GoodsInStock />));
  expect(document.body.textContent).toBe('');
  isReached = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  const goods = screen.getByRole('region', { name: 'In stock today' });
  expect(within(goods).getAllByRole('listitem').map(textOf)).toEqual([
    'Photo coming soonClogsKSh 1,800Sizes 41 ',
  ]);
});
