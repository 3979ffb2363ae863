import { indexCategories } from './index-categories';

test('each category that has products is listed once, in the order of its first product', () => {
  const products = [
    { categoryKey: 'shoes', category: 'Footwear' },
    { categoryKey: 'tops', category: 'Tops' },
    { categoryKey: 'shoes', category: 'Footwear' },
  ];
  expect(indexCategories({ products } as never)).toEqual([
    { id: 'shoes', name: 'Footwear' },
    { id: 'tops', name: 'Tops' },
  ]);
});
