/** What an order comes to, in the cart and on its page. */
export const sumsWords = {
  /** The goods alone, while nothing is known of their delivery. */
  total: 'Kiasi chote',
  goods: 'Bidhaa',
  delivery: 'Usafirishaji',
  free: 'Bure',
  feeAsked: 'tutaafikiana',
  toPay: 'Utalipa',
  /** Of an order that asks for the wholesale price. */
  goodsAtSinglePrice: 'Bidhaa kwa bei ya rejareja',
  wholesaleAnswer: 'Tutakujibu na bei ya jumla.',
} as const;
