/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogueOf, pictureOf, recordWith } from '@/e2e/shop/builders';
import ShopPage from './page';

jest.mock('@/lib/catalogue/load-catalogue.build', () => ({
  loadCatalogue: async () => catalogueOf([recordWith()]),
}));
jest.mock('@/lib/catalogue/catalogue-pictures.build', () => ({
  loadScenes: async () => ({ 'empty-cart': { picture: pictureOf('empty-cart'), alt: '' } }),
}));
test('Shop has a banner that leads to Contact and to the chat', async () => {
  document.body.innerHTML = renderToStaticMarkup(await ShopPage());
  const banner = within(screen.getByRole('region', { name: 'Not sure about the size?' }));
  expect(banner.getByText('Contact Us').getAttribute('href')).toBe('/contact/');
  expect(banner.getByText('Chat on WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});
