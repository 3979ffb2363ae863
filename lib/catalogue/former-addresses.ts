import type { Product } from './product';

/** An address that a product had before it was renamed or moved, and the product's id now. */
interface FormerAddress {
  category: string;
  formerId: string;
  productId: string;
}

/** Every former address of these products. */
export function formerAddresses(
  products: readonly Pick<Product, 'id' | 'formerPaths'>[],
): FormerAddress[] {
  return products.flatMap(({ id, formerPaths = [] }) =>
    formerPaths.map((path) => {
      const [category = '', formerId = ''] = path.split('/');
      return { category, formerId, productId: id };
    }),
  );
}
