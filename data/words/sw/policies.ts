/** The end of the pages about delivery, returns and privacy. */
export const policiesWords = {
  question: 'Swali lingine?',
  answer: 'Tuulize. Tunajibu ndani ya {time}.',
  pages: 'Usafirishaji, kurudisha na faragha',
} as const;
