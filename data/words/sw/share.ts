/** Sharing a page. */
export const shareWords = {
  whatsapp: 'Shiriki kwa WhatsApp',
  facebook: 'Shiriki kwa Facebook',
  share: 'Shiriki',
  copy: 'Nakili kiungo',
  copied: 'Kiungo kimenakiliwa',
  /** What is shared of a product, and of one with sizes left. */
  product: '{product}, {price}',
  productInSizes: '{product}, {price}, saizi {sizes}',
  refused: 'Browser yako haituruhusu kunakili. Fungua ukurasa na unakili anwani yake.',
} as const;
