/** The wholesale price, and prices by quantity. */
export const wholesaleWords = {
  offer: '{count} or more? Ask for the wholesale price.',
  more: {
    one: 'Add 1 more and we give you the wholesale price on WhatsApp.',
    many: 'Add {count} more and we give you the wholesale price on WhatsApp.',
  },
  reached: '{count} or more: we reply with the wholesale price. Don’t pay before that.',
  /** The name of the list of prices by quantity. */
  steps: 'Prices by quantity',
  stepOne: '1:',
  stepUpTo: '1 to {count}:',
  stepFrom: 'From {count}:',
  /** Beside a product's quantity. */
  nextStep: 'Add {count} more and pay {price} each.',
  atStep: '{price} each.',
  /** What counts towards a step. */
  mixSizes: 'You can mix sizes.',
  mixCategory: 'You can mix sizes. Other {category} with prices by quantity count too.',
  mixShop: 'You can mix sizes. Other products with prices by quantity count too.',
} as const;
