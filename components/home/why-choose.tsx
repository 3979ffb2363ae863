import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { TitledTexts } from '@/components/ui/titled-texts';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { addressLine } from '@/lib/facts/shop-facts';
import { whyChoose } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { homeWords } from '@/words/home';
import css from './why-choose.module.css';

/** Why Choose: the owner's points, who the shop is and where; nothing without a point. */
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
      <p className={css.who}>
        <SiteLink className={css.link} href={pagePaths.about}>
          {homeWords.aboutUs}
        </SiteLink>
        {visit.hours ? `${addressLine}. ${visit.hours}.` : `${addressLine}.`}
      </p>
    </Section>
  );
}
