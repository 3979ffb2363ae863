/** Shipping and returns, above the footer. */
export const shippingReturnsWords = {
  title: 'Usafirishaji na kurudisha',
  shipping: 'Maelezo ya usafirishaji',
  delivery: 'Usafirishaji huchukua {time}.',
  /** Where some delivery areas have the time that Home names, and others a later one. */
  deliveryByPlace: 'Usafirishaji hadi {places} huchukua {time}. Kwingine huchukua {later}.',
  fee: 'Usafirishaji ni {fee}, kulingana na mahali ulipo.',
  returns: 'Kurudisha na kubadilisha',
  exchanges: '{exchanges}, ikiwa haijavaliwa na ina lebo zake.',
  exchangesAndReturns: '{exchanges}, {returns}, ikiwa haijavaliwa na ina lebo zake.',
  refunds: 'Kurejeshewa pesa huchukua {time}.',
  /** Links to the pages that say all of it. */
  areas: 'Maeneo yote na gharama',
  howToReturn: 'Jinsi ya kurudisha bidhaa',
} as const;
