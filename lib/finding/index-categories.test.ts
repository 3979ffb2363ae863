import { pictureOf } from '@/e2e/shop/builders';
import { indexCategories } from './index-categories';

test('the categories are in the order of Home, whatever product is first', () => {
  const products = ['tops', 'shoes'].map((id) => ({ categoryKey: id, category: id }));
  const found = indexCategories({ products, categories: ['shoes', 'tops'] } as never);
  expect(found.map(({ id }) => id)).toEqual(['shoes', 'tops']);
});

test('each category that has products is listed once, with its first picture', () => {
  const products = [
    { categoryKey: 'shoes', category: 'Footwear' },
    { categoryKey: 'tops', category: 'Tops', picture: pictureOf('top') },
    { categoryKey: 'shoes', category: 'Footwear', picture: pictureOf('boot') },
    { categoryKey: 'shoes', category: 'Footwear', picture: pictureOf('clog') },
  ];
  expect(indexCategories({ products, categories: [] } as never)).toEqual([
    { id: 'shoes', name: { text: 'Footwear' }, tile: pictureOf('boot') },
    { id: 'tops', name: { text: 'Tops' }, tile: pictureOf('top') },
  ]);
});
