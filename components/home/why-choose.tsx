import { Section } from '@/components/ui/section';
import { TitledTexts } from '@/components/ui/titled-texts';
import { shop } from '@/data/shop';
import { whyChoose } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { homeWords } from '@/words/home';

/** Why Choose: the owner's points; nothing without a point. */
export function WhyChoose() {
  if (whyChoose.length === 0) return null;
  return (
    <Section
      id="why-choose"
      title={fillText(homeWords.whyChoose, { shop: shop.name })}
      tone="deep"
      layout="beside"
      below
    >
      <TitledTexts items={whyChoose} />
    </Section>
  );
}
