/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotificationsProvider } from '@/components/notices/notifications-provider.client';
import { describedProduct, soldOut, wornWithOthers } from '@/e2e/examples';
import { products } from '@/e2e/shop-under-test';
import { type Product, productById } from '@/lib/catalogue/product';
import ProductPage from './page';

jest.mock('@/lib/catalogue/load-catalogue.build', () => ({
  loadCatalogue: async () => jest.requireActual('@/e2e/shop-under-test'),
}));
jest.mock('@/app/share-cards', () => ({ shareCardUrl: async () => '' }));

/** Writes the page of a product. */
async function open({ categoryKey: category, id: product }: Product) {
  const page = await ProductPage({ params: Promise.resolve({ category, product }) });
  document.body.innerHTML = renderToStaticMarkup(
    <NotificationsProvider>{page}</NotificationsProvider>,
  );
}

const part = (heading: string) => screen.getByText(heading, { selector: 'h2' });
const isBelow = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test.each([
  ['above other products', describedProduct, false],
  ['below other products where it is sold out', soldOut, true],
])('the facts of a product are on its page once, %s', async (_, product, isLast) => {
  await open(product);
  expect(isBelow(part('Details'), part('You may also like'))).toBe(isLast);
});

test('what is worn with a product is not among the related ones too', async () => {
  await open(wornWithOthers);
  const names = (heading: string) =>
    within(part(heading).closest('section') as HTMLElement)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const worn = wornWithOthers.goesWith.map((id) => productById(id, products).name);
  expect(names('Wear it with')).toEqual(worn);
  expect(names('You may also like').filter((name) => worn.includes(name ?? ''))).toEqual([]);
});
