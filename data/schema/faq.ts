import { factText, field, inTwoLanguages, list, type Read, sampleMark } from './field';

const question = inTwoLanguages(['question', 'answer'], {
  question: field(factText(), { title: 'Question' }),
  answer: field(factText(), { title: 'Answer', control: 'lines' }),
  sample: sampleMark(),
});

/** The questions on Contact: data/faq.ts. */
export const faq = list(question);

export type Faq = Read<typeof faq>;
