/** Every dialog. */
export const dialogWords = {
  close: 'Funga',
} as const;
