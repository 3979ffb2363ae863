/** Every dialog. */
export const dialogWords = {
  close: 'Close',
} as const;
