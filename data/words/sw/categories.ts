/** The links to the categories. */
export const categoriesWords = {
  name: 'Categories',
  all: 'All Products',
  shown: { one: '1 product', many: '{count} products' },
  loading: 'Loading products',
} as const;
