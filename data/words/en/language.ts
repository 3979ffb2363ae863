/** The language of this folder. */
export const languageWords = {
  /** As `lang` in HTML has it. */
  tag: 'en-KE',
} as const;
