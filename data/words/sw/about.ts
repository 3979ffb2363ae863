/** About. */
export const aboutWords = {
  freeDelivery: 'Delivery is free over {amount}.',
  /** What a shopper may count on, each with where or when. */
  payOnDelivery: 'Pay when it arrives',
  everywhere: 'Everywhere we deliver',
  exchanges: 'Unworn and with tags',
  freeOver: 'Free delivery',
  over: 'Over {amount}',
  values: 'What we stand for',
  inStock: 'See what is in stock today',
  shop: 'See all products',
} as const;
