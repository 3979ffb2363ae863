import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { about } from '@/lib/facts/texts';
import { aboutWords } from '@/words/about';
import css from './about.module.css';

/** The shop's values; nothing without one. */
export function Values() {
  if (about.values.length === 0) return null;
  return (
    <Section id="values" title={aboutWords.values} tone="deep">
      <div className={css.values}>
        <TitledTexts items={about.values} />
      </div>
    </Section>
  );
}
