/** The wholesale price, and prices by quantity. */
export const wholesaleWords = {
  offer: 'Order more than {count} items at wholesale price.',
  more: {
    one: '1 more for the wholesale price: we tell you in the chat.',
    many: '{count} more for the wholesale price: we tell you in the chat.',
  },
  reached: 'More than {count} items: your message asks us for the wholesale price.',
  /** The name of the list of prices by quantity. */
  steps: 'Prices by quantity',
  stepOne: '1:',
  stepUpTo: '1 to {count}:',
  stepFrom: 'From {count}:',
  /** Beside a product's quantity. */
  nextStep: '{count} more: {price} each.',
  atStep: '{price} each.',
  /** What counts towards a step. */
  mixSizes: 'You can mix sizes.',
  mixCategory: 'You can mix sizes, and other {category} sold this way.',
  mixShop: 'You can mix sizes, and other things sold this way.',
} as const;
