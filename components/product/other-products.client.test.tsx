/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveCatalogue, textOf } from '@/e2e/jsdom-parts';
import { catalogueFileWith, productWith } from '@/e2e/shop/builders';
import { toNamedProduct } from '@/lib/catalogue/product';
import { OtherProducts } from './other-products.client';
import { ProductsOfToday } from './page/products-of-today.client';

jest.mock('./product-extra.client', () => ({
  ProductExtra: ({ props }: { props: Parameters<typeof ProductsOfToday>[0] }) => (
    <ProductsOfToday {...props} />
  ),
}));
jest.mock('@/lib/browser/when-to-load.client', () => ({ onIdle: () => {}, savesData: () => true }));
let comeNear = () => {};
jest.mock('@/lib/browser/viewport.client', () => ({
  onNearViewport: (_element: Element, _px: number, onNear: () => void) => {
    comeNear = onNear;
    return () => {};
  },
}));

let asked = 0;
let isReached = false;
const today = { priceKes: 1234, sizes: ['40', '41'] };
serveCatalogue(() => {
  asked += 1;
  return isReached ? catalogueFileWith(today) : undefined;
});

const boot = productWith({ priceKes: 987, sizes: ['39'] });
const shown = <OtherProducts products={[toNamedProduct(boot)]} />;

test('a page holds of another product its name, its picture and its link, and no price or size', () => {
  const held = renderToStaticMarkup(shown) + JSON.stringify(toNamedProduct(boot));
  expect(held).toContain(boot.name);
  expect(held).toContain(boot.path);
  expect(held).not.toMatch(/987|KSh|39/);
});

test('the price of today comes when the card is near the screen, and again once the network is back', async () => {
  render(shown);
  const card = screen.getByRole('listitem');
  expect([asked, textOf(card)]).toEqual([0, 'Photo coming soonBoots']);
  await act(async () => comeNear());
  expect([asked, textOf(card)]).toEqual([1, 'Photo coming soonBoots']);
  isReached = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(textOf(card)).toBe('Photo coming soonBootsKSh 1,234Sizes 40 41 ');
});
