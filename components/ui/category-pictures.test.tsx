/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CategoryPictures } from './category-pictures';

const name = { text: 'Shoes' };

test.each([
  [
    'with a description',
    { text: 'For dry roads and wet ones.' },
    'ShoesFor dry roads and wet ones.',
  ],
  ['without one', undefined, 'Shoes'],
])('the tile of a category %s', (_, description, text) => {
  const categories = [{ id: 'shoes', name, description }];
  render(<CategoryPictures categories={categories} path={(id) => `/${id}/`} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});
