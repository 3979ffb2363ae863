/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react';
import {
  catalogueOf,
  catalogueWith,
  categoryWith,
  pictureOf,
  productWith,
  recordWith,
} from '@/e2e/shop/builders';
import { CategoryPage } from './category-page';

test('a category’s page ends with the offers of other categories that belong to it', () => {
  const { categories, products } = catalogueOf([recordWith()]);
  const [category] = categories;
  if (!category) throw new Error('No category');
  const page = (offers: readonly ReturnType<typeof productWith>[]) => (
    <CategoryPage
      category={category}
      categories={categories}
      products={products}
      offers={offers}
      page={1}
      emptyBox={{ picture: pictureOf('emptyBox'), alt: '' }}
    />
  );
  const sandals = productWith({ name: 'Sandals' });
  const { rerender } = render(page([sandals]));
  const offers = screen.getByRole('region', { name: sandals.category });
  expect(within(offers).getByRole('link', { name: 'Sandals' })).toBeDefined();
  rerender(page([]));
  expect(screen.queryByRole('region', { name: sandals.category })).toBeNull();
});

test('a category’s page leads to all other categories, and not to itself', () => {
  const { categories, products } = catalogueWith({
    categories: ['shoes', 'shirts'].map((id) =>
      categoryWith({ id, products: [recordWith({ id })] }),
    ),
  });
  const [shoes] = categories;
  if (!shoes) throw new Error('No category');
  render(
    <CategoryPage
      category={shoes}
      categories={categories}
      products={products}
      offers={[]}
      page={1}
      emptyBox={{ picture: pictureOf('emptyBox'), alt: '' }}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop/', '/shop/shirts/']);
});
