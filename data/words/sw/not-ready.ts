/** On every page, hidden: shown where a tap waits and the page's script is late or failed. */
export const notReadyWords = {
  text: 'This page is not ready. Your cart is safe. Order here:',
  /** On a product's page. */
  withForm: 'This page is not ready. Your cart is safe. Order on WhatsApp below, or here:',
  reload: 'Reload the page',
} as const;
