import { factText, field, list, type Read, record, sampleMark } from './field';

const question = record({
  question: field(factText(), { title: 'Question' }),
  answer: field(factText(), { title: 'Answer', control: 'lines' }),
  sample: sampleMark(),
});

/** The questions on Contact: data/faq.ts. */
export const faq = list(question);

export type Faq = Read<typeof faq>;
