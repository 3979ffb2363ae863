/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ProductRecord } from '@/data/schema/product';
import { productWith } from '@/e2e/shop/builders';
import { ProductFacts } from './product-facts';

function rowsOf(record: Partial<ProductRecord>) {
  render(<ProductFacts product={productWith(record)} />);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, at) => [textContent, facts[at]]);
}

test('a product’s page lists its facts, sizes as runs of those in stock', () => {
  const sizes = ['36', '37', '38', '39', '40', '41'];
  const [material, care, madeIn] = ['Cotton jersey', 'Wash at 30°', 'Kenya'];
  expect(rowsOf({ sizes, soldOut: ['39'], material, care, madeIn, fit: 'large' })).toEqual([
    ['Material', 'Cotton jersey'],
    ['Care', 'Wash at 30°'],
    ['Fit', 'Large'],
    ['Sizes', '36–38, 40, 41'],
    ['Made in', 'Kenya'],
  ]);
});

test('a fact that is left out has no row, and what is sold out has all its sizes', () => {
  expect(rowsOf({ sizes: ['S', 'M'], soldOut: true })).toEqual([['Sizes', 'S, M']]);
});
