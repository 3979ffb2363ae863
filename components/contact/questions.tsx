import { Fold } from '@/components/ui/fold';
import { OwnersText } from '@/components/ui/owners-text';
import { Section } from '@/components/ui/section';
import { WholeWords } from '@/components/ui/whole-words';
import { searchWords } from '@/data/search-words';
import { faq } from '@/lib/facts/texts';
import { questionAbout, questionTopics } from '@/lib/finding/questions';
import { ownersText } from '@/lib/format/owners-text';
import { contactWords } from '@/words/contact';
import css from './questions.module.css';

/**
 * The owner's questions and answers, the first open; they open without script, and where an address leads to
 * the answer that has its fragment. Nothing without one.
 */
export function Questions() {
  if (faq.length === 0) return null;
  const topics = questionTopics.map((topic) => ({
    topic,
    at: questionAbout(topic, faq, searchWords.pages),
  }));
  return (
    <Section id="faq" title={contactWords.questions} below>
      <div>
        {topics
          .filter(({ at }) => at < 0)
          .map(({ topic }) => (
            <span key={topic} id={topic} />
          ))}
        {faq.map((one, number) => (
          <Fold key={one.question} title={ownersText(one, 'question')} open={number === 0}>
            {topics
              .filter(({ at }) => at === number)
              .map(({ topic }) => (
                <span key={topic} id={topic} className={css.topic} />
              ))}
            <OwnersText as="p" of={ownersText(one, 'answer')}>
              <WholeWords text={one.answer} />
            </OwnersText>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
