import { factText, field, list, type Read, record } from './field';

const question = record({
  question: field(factText(), { title: 'Question' }),
  answer: field(factText(), { title: 'Answer' }),
});

/** The questions on Contact: data/faq.ts. */
export const faq = list(question);

export type Faq = Read<typeof faq>;
