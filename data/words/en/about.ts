/** About. */
export const aboutWords = {
  delivery: 'Delivery takes {time}, and is free over {amount}.',
  deliveryTime: 'Delivery takes {time}.',
  freeDelivery: 'Delivery is free over {amount}.',
  values: 'What we hold to',
  shop: 'Go to the shop',
} as const;
