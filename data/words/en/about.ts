/** About. */
export const aboutWords = {
  delivery: 'Delivery takes {time}, and is free over {amount}.',
  deliveryTime: 'Delivery takes {time}.',
  freeDelivery: 'Delivery is free over {amount}.',
  /** What a shopper may count on, each with where or when. */
  payOnDelivery: 'Pay when it arrives',
  everywhere: 'Everywhere we deliver',
  exchanges: 'Unworn and with tags',
  freeOver: 'Free delivery',
  over: 'Over {amount}',
  values: 'What we stand for',
  inStock: 'See all products',
  shop: 'Go to the shop',
} as const;
