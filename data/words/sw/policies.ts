/** The end of the pages about delivery, returns and privacy. */
export const policiesWords = {
  question: 'Another question?',
  answer: 'Ask us. We reply within {time}.',
  pages: 'Delivery, returns and privacy',
} as const;
