import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { OwnersText } from '@/components/ui/owners-text';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { WholeWords } from '@/components/ui/whole-words';
import { deliveryTimeText } from '@/lib/delivery/delivery-time';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import { pagePaths } from '@/lib/links/page-paths';
import { exchangeText } from '@/lib/sent/return-text';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './shipping-returns.module.css';

/** A sentence; without a text of a shop that does not say it. */
type Fact = MarkedText<string | undefined>;

/** The shop's facts about shipping. */
const shipping: readonly Fact[] = [
  {
    ...ownersText(policies, 'sameDayDispatch'),
    text: policies.sameDayDispatch && `${policies.sameDayDispatch}.`,
  },
  { text: policies.delivery.aboutAndFaq && deliveryTimeText(policies.delivery.home) },
  {
    text: policies.shippingFee && fillText(shippingReturnsWords.fee, { fee: policies.shippingFee }),
  },
].filter(({ text }) => text);

/** The shop's facts about returns. */
const returns: readonly Fact[] = [
  { text: exchangeText },
  { text: policies.refund && fillText(shippingReturnsWords.refunds, { time: policies.refund }) },
].filter(({ text }) => text);

/** Shipping Information, and Return & Exchange Policy; nothing for a shop without these facts. */
export function ShippingReturns() {
  if (shipping.length + returns.length === 0) return null;
  return (
    <Section
      id="shipping-returns"
      title={shippingReturnsWords.title}
      tone="deep"
      layout="beside"
      below
    >
      <div className={css.blocks}>
        <Block
          icon="truck"
          title={shippingReturnsWords.shipping}
          facts={shipping}
          more={{ href: pagePaths.delivery, name: shippingReturnsWords.areas }}
        />
        <Block
          icon="exchange"
          title={shippingReturnsWords.returns}
          facts={returns}
          more={{ href: pagePaths.returns, name: shippingReturnsWords.howToReturn }}
        />
      </div>
    </Section>
  );
}

function Block({
  icon,
  title,
  facts,
  more,
}: {
  icon: 'truck' | 'exchange';
  title: string;
  facts: readonly Fact[];
  /** The page that says all of it. */
  more: { href: `/${string}`; name: string };
}) {
  if (facts.length === 0) return null;
  return (
    <div className={css.block}>
      <div className={css.title}>
        <span className={css.icon}>
          <DeliveryIcon name={icon} />
        </span>
        <h3>{title}</h3>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" className={css.facts}>
        {facts.map(({ text = '', ...fact }) => (
          <OwnersText as="li" of={{ ...fact, text }} key={text}>
            <WholeWords text={keepTogether(text)} />
          </OwnersText>
        ))}
      </ul>
      <SiteLink className={css.more} href={more.href}>
        {more.name}
      </SiteLink>
    </div>
  );
}
