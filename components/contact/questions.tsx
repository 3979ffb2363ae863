import { Section } from '@/components/ui/section';
import { faq } from '@/lib/facts/texts';
import { contactWords } from '@/words/contact';
import css from './questions.module.css';

/** The owner's questions and answers, the first open; they open without script. Nothing without one. */
export function Questions() {
  if (faq.length === 0) return null;
  return (
    <Section id="faq" title={contactWords.questions} tone="deep" below>
      <div>
        {faq.map(({ question, answer }, at) => (
          <details key={question} className={css.question} open={at === 0}>
            <summary className={css.summary}>{question}</summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
