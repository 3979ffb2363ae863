/** About. */
export const aboutWords = {
  freeDelivery: 'Usafirishaji ni bure kwa oda ya zaidi ya {amount}.',
  values: 'Tunachosimamia',
  inStock: 'Tazama bidhaa zilizopo leo',
  shop: 'Tazama bidhaa zote',
} as const;
