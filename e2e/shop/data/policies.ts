export const dispatchBefore = '11am';
export const dispatchPlaces = 'Sampletown';
export const deliveryDays = { home: { from: 2, to: 3 }, aboutAndFaq: { from: 3, to: 4 } } as const;

export const policies = {
  delivery: {
    home: `${deliveryDays.home.from}–${deliveryDays.home.to} sample days`,
    aboutAndFaq: `${deliveryDays.aboutAndFaq.from}–${deliveryDays.aboutAndFaq.to} sample days`,
  },
  returns: {
    home: 'Exchanges within 10 days',
    faq: 'Returns within 20 days',
  },
  sameDayDispatch: `Same-day dispatch for orders before ${dispatchBefore} in ${dispatchPlaces}`,
  shippingFee: 'KSh 150–250',
  refund: '48 hours',
  quickDelivery: 'Quick delivery within two hours',
  wholesale: 'Order more than 4 items at the sample wholesale price',
} as const;

/** An order of this sum in whole shillings, or more, is delivered free. */
export const freeDeliveryFromKes = 8000;
