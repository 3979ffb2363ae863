/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { pictureOf, productWith } from '@/e2e/shop/builders';
import { toCardProduct } from '@/lib/catalogue/product';
import { ProductDialogPictures } from './product-dialog-pictures.client';

const product = toCardProduct(productWith({}, pictureOf('boot')));

test.each([
  ['several pictures, which scroll, are a stop', [{ picture: pictureOf('boot-2') }], 0],
  ['one picture is no stop', [], -1],
])('%s of the Tab key', (_, views, tabIndex) => {
  render(<ProductDialogPictures product={product} facts={{ views }} />);
  expect(screen.getByRole('list', { name: 'Pictures' }).tabIndex).toBe(tabIndex);
});
