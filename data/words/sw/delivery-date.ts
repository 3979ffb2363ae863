/** When an order arrives, on a product's page. */
export const deliveryDateWords = {
  before: 'Agiza kabla ya {hour}, uipate kufikia {day}',
  /** On a phone whose clock is not Kenya's. */
  beforeInKenya: 'Agiza kabla ya {hour} saa za Kenya, uipate kufikia {day}',
  now: 'Agiza sasa, uipate kufikia {day}',
  /** Where the times of some areas differ. */
  inPlaces: '{text} ({places})',
  area: '{area}: {time}',
} as const;
