import { address, shop } from './shop';

/** Until when an order leaves on the same day, in Kenyan time: '3pm', '2:30pm'. */
export const dispatchBefore = '3pm';

/** Where it does. */
export const dispatchPlaces = `Nairobi and ${address.town}`;

/** Business days until an order arrives: the days on which the shop is open (visit in shop.ts). */
export const deliveryDays = {
  home: { from: 1, to: 2 },
  aboutAndFaq: { from: 2, to: 3 },
} as const;

/**
 * Delivery, returns and prices.
 *
 * TO THE OWNER: two promises contradict each other (docs/decisions/0008). Settle them here, and the
 * pages follow (delivery in the two lines above):
 *   delivery  home: 1–2 business days   about and FAQ: 2–3 business days
 *   returns   home: exchange in 7 days  FAQ: return in 30 days
 * A delivery area has one of the two times; where none is known, the later one is promised.
 * Until then nothing about delivery or returns is put into structured data.
 */
export const policies = {
  delivery: {
    home: `${deliveryDays.home.from}–${deliveryDays.home.to} business days`,
    aboutAndFaq: `${deliveryDays.aboutAndFaq.from}–${deliveryDays.aboutAndFaq.to} business days`,
  },
  returns: {
    home: 'Exchanges within 7 days',
    faq: 'Returns within 30 days',
  },
  sameDayDispatch: `Same-day dispatch for orders before ${dispatchBefore} (${dispatchPlaces})`,
  shippingFee: 'KSh 200–400',
  refund: '24–72 hours',
  quickDelivery: 'Quick delivery within an hour',
  wholesale: `Order more than ${shop.wholesaleAbove} items at wholesale price`,
} as const;

/** An order of this sum in whole shillings, or more, is delivered free. */
export const freeDeliveryFromKes = 5000;
