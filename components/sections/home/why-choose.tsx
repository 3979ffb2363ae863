import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { shop } from '@/data/shop';
import { whyChoose } from '@/data/why-choose';
import { fillText } from '@/lib/format/fill-text';
import { words } from '@/lib/words/words';

/** Why Choose: the owner's points. */
export function WhyChoose() {
  return (
    <Section
      id="why-choose"
      title={fillText(words.home.whyChoose, { shop: shop.name })}
      tone="deep"
      below
    >
      <TitledTexts items={whyChoose} />
    </Section>
  );
}
