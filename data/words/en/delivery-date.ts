/** When an order arrives: on a product's page, in the cart, on the order's page. */
export const deliveryDateWords = {
  before: 'Order before {hour} and get it by {day}',
  /** On a phone whose clock is not Kenya's. */
  beforeInKenya: 'Order before {hour} Kenya time and get it by {day}',
  now: 'Order now and get it by {day}',
  /** Where the times of some areas differ. */
  inPlaces: '{text} ({places})',
  area: '{area}: {time}',
  /** Of an order that is about to be sent, or was. */
  withYouBy: 'With you by {day}',
} as const;
