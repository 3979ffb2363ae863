/** The page about delivery. */
export const deliveryPageWords = {
  areas: 'Where we deliver',
  columns: { place: 'Place', time: 'When', fee: 'Fee', pay: 'Pay when it arrives' },
  free: 'Free',
  canPay: 'Yes',
  canPayThere: 'Yes, when you collect',
  payFirst: 'No, pay first',
  /** Of a shop without delivery areas. */
  noAreas: 'Tell us on WhatsApp where you are, and we’ll tell you the fee and the day.',
  dispatch: 'When your order leaves',
  freeFrom: 'Free from {sum}',
  freeText: 'Delivery is free for orders of {sum} or more, wherever you are.',
  /** Of a shop that sells wholesale too. */
  parcels:
    'Buying wholesale? A large parcel can cost more to deliver, however high its total. We tell you the fee with your total, before you pay.',
  way: 'How you follow your order',
  steps: {
    confirmed: 'We confirm your order on WhatsApp, with the fee and the day.',
    sent: 'When your order leaves, we message you the rider’s number or the waybill. You also see it on your order’s page.',
    arrived: 'Check your order when it arrives. Something wrong? Message us at once.',
  },
  ask: 'Hello {shop}, I have a question about delivery.',
} as const;
