/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { catalogueOf, pictureOf, recordWith } from '@/e2e/shop/builders';
import { about } from '@/e2e/shop/data/about';
import AboutPage from './page';

jest.mock('@/lib/catalogue/load-catalogue.build', () => ({
  loadCatalogue: async () => catalogueOf([recordWith()]),
}));
jest.mock('@/lib/catalogue/catalogue-pictures.build', () => ({
  loadScenes: async () => ({ about: { picture: pictureOf('about'), alt: 'The stand' } }),
}));

test('About tells the whole story of the shop, with its picture, its figures and its values', async () => {
  render(await AboutPage());
  for (const paragraph of about.story) expect(screen.getByText(paragraph)).toBeDefined();
  expect(screen.getByRole('img', { name: 'The stand' })).toBeDefined();
  const figures = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(figures).toEqual(about.figures.map(({ label }) => label));
  for (const { title } of about.values) {
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  }
});
