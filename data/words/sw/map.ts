/** The map. */
export const mapWords = {
  loading: 'Loading map...',
  failed: 'Unable to load map',
  failedHint: 'Please check your internet connection',
} as const;
