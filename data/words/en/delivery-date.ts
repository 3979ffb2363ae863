/** When an order arrives, on a product's page. */
export const deliveryDateWords = {
  before: 'Order before {hour}: with you by {day}',
  /** On a phone whose clock is not Kenya's. */
  beforeInKenya: 'Order before {hour} in Kenya: with you by {day}',
  now: 'Order now: with you by {day}',
  /** Where the times of some areas differ. */
  inPlaces: '{text} ({places})',
  area: '{area}: {time}',
} as const;
