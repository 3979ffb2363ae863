import { OwnersText } from '@/components/ui/owners-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { shop } from '@/data/shop';
import { whyChoose } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { pagePaths } from '@/lib/links/page-paths';
import { homeWords } from '@/words/home';
import css from './why-choose.module.css';

/** Why Choose: the owner's points, a line each with a link to the page that says more; nothing without a point. */
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" className={css.points}>
        {whyChoose.map(({ title, text, page }) => (
          <li key={title.text} className={css.point}>
            <OwnersText as="h3" of={title} className={css.title}>
              {page && (
                <SiteLink className={css.link} href={pagePaths[page]}>
                  {title.text}
                </SiteLink>
              )}
            </OwnersText>
            <OwnersText as="p" of={text} className={css.line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
