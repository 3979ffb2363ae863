/** Sharing a page. */
export const shareWords = {
  whatsapp: 'Share on WhatsApp',
  facebook: 'Share on Facebook',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  /** What is shared of a product, and of one with sizes left. */
  product: '{product}, {price}',
  productInSizes: '{product}, {price}, size {sizes}',
  refused: 'Your browser does not let us copy. Open the page and copy its address.',
} as const;
