/** About. */
export const aboutWords = {
  freeDelivery: 'Usafirishaji ni bure kwa oda ya zaidi ya {amount}.',
  /** What a shopper may count on, each with where or when. */
  payOnDelivery: 'Lipa ukipokea',
  everywhere: 'Popote tunapoleta',
  exchanges: 'Haijavaliwa, ina lebo',
  freeOver: 'Usafirishaji bure',
  over: 'Zaidi ya {amount}',
  values: 'Tunachosimamia',
  inStock: 'Tazama bidhaa zilizopo leo',
  shop: 'Tazama bidhaa zote',
} as const;
