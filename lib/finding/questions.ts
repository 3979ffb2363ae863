import type { Faq } from '@/data/schema/faq';
import type { SearchWords } from '@/data/schema/search-words';
import { hasPhrase, phraseOf } from './text-words';

/** What a search finds among the questions of Contact: an answer has its name as its id. */
export const questionTopics = ['payment', 'wholesale'] as const;

export type QuestionTopic = (typeof questionTopics)[number];

/** The number of the first question that has one of a topic's words; -1 for none. */
export function questionAbout(
  topic: QuestionTopic,
  questions: Faq,
  words: SearchWords['pages'],
): number {
  return questions.findIndex(({ question }) =>
    words?.[topic]?.some((phrase) => hasPhrase(phraseOf(question), phraseOf(phrase))),
  );
}
