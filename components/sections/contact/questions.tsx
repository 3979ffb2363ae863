import { Section } from '@/components/ui/section';
import { faq } from '@/data/faq';
import css from './questions.module.css';

/** The FAQ: opens without script (spec §2). */
export function Questions() {
  return (
    <Section id="faq" title="Questions people ask" tone="deep" below>
      <div>
        {faq.map(({ question, answer }) => (
          <details key={question} className={css.question}>
            <summary className={css.summary}>{question}</summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
