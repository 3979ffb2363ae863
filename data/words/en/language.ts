/** The language of this folder. */
export const languageWords = {
  /** As `lang` in HTML has it. */
  tag: 'en-KE',
  /** What the addresses of its pages begin with: '' for the first language, else '/sw'. */
  path: '',
} as const;
