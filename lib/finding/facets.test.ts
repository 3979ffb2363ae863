import { catalogueOf, recordWith } from '@/e2e/shop/builders';
import { shelfFacets, shelfKinds } from './facets';

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

test('the kinds of a shelf are counted and named, the one of most products first', () => {
  const { products } = catalogueOf([
    recordWith({ id: 'pump', kind: 'high-heels' }),
    recordWith({ id: 'boot', kind: 'boots' }),
    recordWith({ id: 'chelsea', kind: 'boots' }),
  ]);
  expect(shelfKinds(products)).toEqual([
    { id: 'boots', name: { text: 'Boots' }, count: 2 },
    { id: 'high-heels', name: { text: 'High heels' }, count: 1 },
  ]);
});
