/** What an order comes to, in the cart and on its page. */
export const sumsWords = {
  /** The goods alone, while nothing is known of their delivery. */
  total: 'Total',
  goods: 'Goods',
  delivery: 'Delivery',
  free: 'Free',
  feeAsked: 'to be agreed',
  toPay: 'To pay',
  /** Of an order that asks for the wholesale price. */
  goodsAtSinglePrice: 'Goods at single price',
  wholesaleAnswer: 'We answer your order with the wholesale price.',
} as const;
