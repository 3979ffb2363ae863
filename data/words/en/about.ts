/** About. */
export const aboutWords = {
  freeDelivery: 'Delivery is free over {amount}.',
  values: 'What we stand for',
  inStock: 'See what is in stock today',
  shop: 'See all products',
} as const;
