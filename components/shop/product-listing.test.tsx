/** @jest-environment jsdom */

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { catalogueOf, pictureOf, recordWith } from '@/e2e/shop/builders';
import { fullPage } from '@/lib/catalogue/pagination';
import { shopPath } from '@/lib/links/page-paths';
import { FirstPage } from './first-page';
import { ProductListing } from './product-listing';
import { ShopProducts } from './shop-products';

// jsdom has none, and lays nothing out that could be observed.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const productsOnPage = fullPage;
const shopOf = (count: number) => {
  const catalogue = catalogueOf(
    Array.from({ length: count }, (_, at) => recordWith({ id: `boot-${at}`, name: `Boots ${at}` })),
  );
  return { ...catalogue, emptyBox: { picture: pictureOf('emptyBox'), alt: '' } };
};
const address = (link: string) => screen.queryByRole('link', { name: link })?.getAttribute('href');

test.each([
  [1, productsOnPage, undefined, '/shop/page/2/'],
  [2, productsOnPage, '/shop/', '/shop/page/3/'],
  [3, 1, '/shop/page/2/', undefined],
])(
  'page %i of a listing of three pages has %i products and links to the pages beside it',
  (page, count, previous, next) => {
    const { products, emptyBox } = shopOf(2 * productsOnPage + 1);
    render(<ProductListing path={shopPath} page={page} products={products} emptyBox={emptyBox} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(address('Previous products')).toBe(previous);
    expect(address('More products')).toBe(next);
  },
);

test('page 1 of a listing sends on to the listing’s own address', () => {
  render(<FirstPage name="Shop" path={shopPath} />);
  const refresh = document.querySelector('meta[http-equiv="refresh"]');
  expect(refresh?.getAttribute('content')).toBe('0; url=/shop/');
  expect(address('Go to the first page')).toBe('/shop/');
});

test.each([
  ['one page filters the page', productsOnPage, '/shop/?category=shoes', true],
  ['two pages leads to the category’s own page', productsOnPage + 1, '/shop/shoes/', false],
])('a category link in a shop of %s', (_, count, href, prevented) => {
  const { categories, ...shop } = shopOf(count);
  const bags = { id: 'bags', name: { text: 'Bags' }, folder: 'bags', count: 0 };
  render(<ShopProducts {...shop} categories={[...categories, bags]} />);
  const link = screen.getByRole('link', { name: `Shoes ${count}` });
  expect(link.getAttribute('href')).toBe(href);
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(prevented);
});

test('a shop of one category offers no choice of categories', () => {
  render(<ShopProducts {...shopOf(2)} />);
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});
