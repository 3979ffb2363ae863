import type { ProductRecord } from '@/data/schema/product';
import { previewProduct } from './preview-product';

const record: ProductRecord = {
  id: 'safari-boot',
  name: 'Safari Boots',
  category: 'brand-new',
  priceKes: 2400,
  sizes: ['40', '41'],
  soldOut: ['41'],
  description: 'Suede.',
  alt: 'Suede boots',
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Sand',
  kind: 'boots',
};

test('a product is shown as the shop will show it, also in a category that was made a moment ago', () => {
  const product = previewProduct(record);
  expect(product).toMatchObject({ name: 'Safari Boots', priceKes: 2400, soldOutSizes: ['41'] });
});

test.each(['name', 'priceKes', 'sizes'] as const)(
  'a new product is not shown before it has its %s',
  (field) => {
    const { id: _id, [field]: _one, ...typed } = record;
    expect(previewProduct(typed)).toBeUndefined();
  },
);

test('a new product is shown without what may be left empty, and without what is not right yet', () => {
  const { name, sizes, priceKes } = record;
  const typed = { name, sizes, priceKes, colour: '', ageGroup: '', rating: 'good' };
  const product = previewProduct(typed as object);
  expect(product).toMatchObject({ name, sizes, priceKes });
  expect(product).not.toHaveProperty('rating');
});
