import { catalogueOf, recordWith } from '@/e2e/shop/builders';
import { shelfFacets } from './facets';

test.each([
  ['size', { sizes: ['41'] }],
  ['price', { priceKes: 2500 }],
  ['colour', { colour: 'White' }],
  ['kind', { kind: 'boots' }],
])('a shelf whose products differ in %s alone has that filter alone', (facet, over) => {
  const { products } = catalogueOf([
    recordWith({ id: 'boot', sizes: ['40'] }),
    recordWith({ id: 'shoe', sizes: ['40'], ...over }),
  ]);
  expect(shelfFacets(products, {})).toEqual([facet]);
});
