import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { about } from '@/data/about';
import { words } from '@/lib/words/words';

/** The shop's values. */
export function Values() {
  return (
    <Section id="values" title={words.about.values} tone="deep" below>
      <TitledTexts items={about.values} />
    </Section>
  );
}
