import { catalogueWith, categoryWith, recordWith } from '@/e2e/shop/builders';
import { offersBeside } from './offers-beside';

test('a category is followed by the offers in its sizes, for its people, that another category lists', () => {
  const shoe = recordWith({ sizes: 'shoes' });
  const offered = [
    shoe,
    recordWith({ id: 'sandal', sizes: 'shoes' }),
    recordWith({ id: 'court-shoe', sizes: 'shoes', gender: 'female' }),
    recordWith({ id: 'first-shoe', sizes: 'shoes', ageGroup: 'toddler' }),
    recordWith({ id: 'belt', sizes: ['90'] }),
  ];
  const catalogue = catalogueWith({
    categories: [
      categoryWith({ products: [shoe, recordWith({ id: 'bag', sizes: ['one'] })] }),
      categoryWith({ id: 'today', products: offered.slice(1) }),
    ],
    offers: offered.map(({ id }) => id),
  });
  expect(offersBeside('shoes', catalogue).map(({ id }) => id)).toEqual(['sandal']);
  expect(offersBeside('today', catalogue).map(({ id }) => id)).toEqual(['boot']);
});
