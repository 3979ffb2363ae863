/** The map. */
export const mapWords = {
  loading: 'Inapakia ramani...',
  failed: 'Ramani haikufunguka',
  failedHint: 'Tafadhali angalia intaneti yako',
} as const;
