/** When an order arrives, on a product's page. */
export const deliveryDateWords = {
  before: 'Order before {hour} and get it by {day}',
  /** On a phone whose clock is not Kenya's. */
  beforeInKenya: 'Order before {hour} in Kenya and get it by {day}',
  now: 'Order now and get it by {day}',
  /** Where the times of some areas differ. */
  inPlaces: '{text} ({places})',
  area: '{area}: {time}',
} as const;
