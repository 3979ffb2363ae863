import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { shop } from '@/data/shop';
import { whyChoose } from '@/data/why-choose';

/** Why Choose: three points (spec §2). */
export function WhyChoose() {
  return (
    <Section id="why-choose" title={`Why Choose ${shop.name}`} tone="deep" below>
      <TitledTexts items={whyChoose} />
    </Section>
  );
}
