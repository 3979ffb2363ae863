/** The pages that a search finds, each with what is there. */
export const searchPagesWords = {
  list: 'Pages',
  /** Where a search finds pages alone. */
  others: 'Other pages',
  days: '{from}–{to} business days',
  delivery: { name: 'Delivery', line: 'What delivery costs and when your order arrives' },
  returns: { name: 'Returns and exchanges', line: 'How many days you have, and how it works' },
  payment: { name: 'How to pay', line: 'The ways to pay, and when' },
  wholesale: { name: 'Wholesale', line: 'When you get the wholesale price, and how to ask' },
  sizeGuide: { name: 'Size guide', line: 'Which size is yours, and how to measure' },
  contact: { name: 'Contact', line: 'Chat, phone, opening hours and how to find us' },
  about: { name: 'About us', line: 'Who we are and where we sell' },
  order: { name: 'Your orders', line: 'The orders that you sent from this phone' },
  privacy: { name: 'Privacy', line: 'What stays on your phone, and how to delete it' },
} as const;
