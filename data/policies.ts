/**
 * Delivery, returns and prices, word for word where the spec gives words (spec §9).
 *
 * TO THE OWNER: two promises contradict each other. Each page says what the spec has it say.
 * Settle them here, and the pages follow:
 *   delivery  home: 1–2 business days   about and FAQ: 2–3 business days
 *   returns   home: exchange in 7 days  FAQ: return in 30 days
 * Until then nothing about delivery or returns is put into structured data.
 */
export const policies = {
  delivery: {
    home: '1–2 business days',
    aboutAndFaq: '2–3 business days',
  },
  returns: {
    home: 'Exchanges within 7 days',
    faq: 'Returns within 30 days',
  },
  sameDayDispatch: 'Same-day dispatch for orders before 3pm (Nairobi and Thika)',
  shippingFee: 'KSh 200–400',
  freeDeliveryAboveKes: 5000,
  refund: '24–72 hours',
  quickDelivery: 'Quick delivery within an hour',
  wholesale: 'Order more than 3 items at wholesale price',
  replyWithin: '24 hours',
} as const;
