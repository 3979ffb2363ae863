/** When an order arrives: on a product's page, in the cart, on the order's page. */
export const deliveryDateWords = {
  before: 'Agiza kabla ya {hour}, uipate kufikia {day}',
  /** On a phone whose clock is not Kenya's. */
  beforeInKenya: 'Agiza kabla ya {hour} saa za Kenya, uipate kufikia {day}',
  now: 'Agiza sasa, uipate kufikia {day}',
  /** Where the times of some areas differ. */
  inPlaces: '{text} ({places})',
  area: '{area}: {time}',
  /** Of an order that is about to be sent, or was. */
  withYouBy: 'Utaipata kufikia {day}',
} as const;
