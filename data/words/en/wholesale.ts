/** The wholesale price. */
export const wholesaleWords = {
  offer: 'Order more than {count} items at wholesale price.',
  more: {
    one: '1 more for the wholesale price: we tell you in the chat.',
    many: '{count} more for the wholesale price: we tell you in the chat.',
  },
  reached: 'More than {count} items: your message asks us for the wholesale price.',
} as const;
