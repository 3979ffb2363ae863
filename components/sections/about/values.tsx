import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { about } from '@/data/about';

/** What the shop holds to: four values (spec §2). */
export function Values() {
  return (
    <Section id="values" title="What we hold to" tone="deep" below>
      <TitledTexts items={about.values} />
    </Section>
  );
}
