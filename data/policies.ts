import { address, shop } from './shop';

/**
 * Delivery, returns and prices.
 *
 * TO THE OWNER: two promises contradict each other (docs/decisions/0008). Settle them here, and the
 * pages follow:
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
  sameDayDispatch: `Same-day dispatch for orders before 3pm (Nairobi and ${address.town})`,
  shippingFee: 'KSh 200–400',
  refund: '24–72 hours',
  quickDelivery: 'Quick delivery within an hour',
  wholesale: `Order more than ${shop.wholesaleAbove} items at wholesale price`,
} as const;

/** An order of this sum in whole shillings, or more, is delivered free. */
export const freeDeliveryFromKes = 5000;
