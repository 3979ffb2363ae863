/** The map. */
export const mapWords = {
  loading: 'Ramani inafunguka...',
  failed: 'Ramani haikufunguka',
  failedHint: 'Tafadhali angalia intaneti yako',
} as const;
