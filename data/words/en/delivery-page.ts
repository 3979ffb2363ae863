/** The page about delivery. */
export const deliveryPageWords = {
  areas: 'Where we deliver',
  columns: { place: 'Place', time: 'When', fee: 'Fee', pay: 'Pay when it arrives' },
  free: 'Free',
  canPay: 'Yes',
  payFirst: 'No, pay first',
  /** Of a shop without delivery areas. */
  noAreas: 'Tell us on WhatsApp where you are, and we tell you the fee and the day.',
  dispatch: 'When it leaves',
  freeFrom: 'Free from {sum}',
  freeText: 'We deliver an order of {sum} or more free, wherever you are.',
  directions: 'Get Directions',
  /** Of a shop that sells wholesale too. */
  parcels: 'Buying many? A large parcel can cost more to send. We tell you the fee before you pay.',
  way: 'How you know it is on its way',
  steps: {
    confirmed: 'We confirm your order on WhatsApp, with the fee and the day.',
    sent: 'When it leaves, we message you who brings it, with the rider’s phone or the number of the parcel. Your order’s page then shows it too.',
    arrived: 'Look at it when it arrives. Something wrong? Message us at once.',
  },
  ask: 'Hello {shop}, I have a question about delivery.',
} as const;
