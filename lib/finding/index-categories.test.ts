import { pictureOf } from '@/e2e/shop/builders';
import { indexCategories } from './index-categories';

test('each category that has products is listed once, in the order of its first product', () => {
  const products = [
    { categoryKey: 'shoes', category: 'Footwear' },
    { categoryKey: 'tops', category: 'Tops', picture: pictureOf('top') },
    { categoryKey: 'shoes', category: 'Footwear', picture: pictureOf('boot') },
    { categoryKey: 'shoes', category: 'Footwear', picture: pictureOf('clog') },
  ];
  expect(indexCategories({ products } as never)).toEqual([
    { id: 'shoes', name: 'Footwear', tile: pictureOf('boot') },
    { id: 'tops', name: 'Tops', tile: pictureOf('top') },
  ]);
});
