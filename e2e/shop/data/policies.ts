export const policies = {
  delivery: {
    home: '2–3 sample days',
    aboutAndFaq: '3–4 sample days',
  },
  returns: {
    home: 'Exchanges within 10 days',
    faq: 'Returns within 20 days',
  },
  sameDayDispatch: 'Same-day dispatch for orders before noon in Sampletown',
  shippingFee: 'KSh 150–250',
  refund: '48 hours',
  quickDelivery: 'Quick delivery within two hours',
  wholesale: 'Order more than 4 items at the sample wholesale price',
} as const;

/** An order of this sum in whole shillings, or more, is delivered free. */
export const freeDeliveryFromKes = 8000;
