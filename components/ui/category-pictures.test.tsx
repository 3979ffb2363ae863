/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CategoryPictures } from './category-pictures';

const categories = [
  { id: 'shoes', name: { text: 'Shoes' }, description: { text: 'For dry roads and wet ones.' } },
];

test.each([
  ['in a row have a line about each', false, 'ShoesFor dry roads and wet ones.'],
  ['all at once have their names alone', true, 'Shoes'],
])('the pictures of categories %s', (_, allAtOnce, text) => {
  render(
    <CategoryPictures categories={categories} path={(id) => `/${id}/`} allAtOnce={allAtOnce} />,
  );
  expect(screen.getByRole('listitem').textContent).toBe(text);
});
