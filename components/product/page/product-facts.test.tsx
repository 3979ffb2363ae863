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

test('a product’s page lists its facts, without fit and sizes, which are beside the choice of a size', () => {
  const sizes = ['36', '37'];
  const [material, care, madeIn] = ['Cotton jersey', 'Wash at 30°', 'Kenya'];
  expect(rowsOf({ sizes, material, care, madeIn, fit: 'large' })).toEqual([
    ['Material', 'Cotton jersey'],
    ['Care', 'Wash at 30°'],
    ['Made in', 'Kenya'],
  ]);
});

test('a fact that is left out has no row, and a sold-out product has its fit and all its sizes', () => {
  expect(rowsOf({ sizes: ['S', 'M'], soldOut: true, fit: 'large' })).toEqual([
    ['Fit', 'Larger than usual'],
    ['Sizes', 'S, M'],
  ]);
});

test('a product of which nothing is known has no heading of details', () => {
  const { container } = render(<ProductFacts product={productWith({ sizes: ['S'] })} />);
  expect(container.textContent).toBe('');
});
