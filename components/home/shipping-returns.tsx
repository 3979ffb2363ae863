import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { deliveryTimeText } from '@/lib/order/delivery-time';
import { exchangeText } from '@/lib/order/return-text';
import { isText } from '@/lib/values/unknown-values';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './shipping-returns.module.css';

/** What the shop says of shipping, a sentence each. */
const shipping = [
  policies.sameDayDispatch && `${policies.sameDayDispatch}.`,
  policies.delivery.aboutAndFaq && deliveryTimeText(policies.delivery.home),
  policies.shippingFee && fillText(shippingReturnsWords.fee, { fee: policies.shippingFee }),
].filter(isText);

/** What it says of returns. */
const returns = [
  exchangeText,
  policies.refund && fillText(shippingReturnsWords.refunds, { time: policies.refund }),
].filter(isText);

/** Shipping Information, and Return & Exchange Policy; nothing of a shop that says nothing of them. */
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
  facts: readonly string[];
  /** The page that says all of it. */
  more: { href: `/${string}`; name: string };
}) {
  if (facts.length === 0) return null;
  return (
    <div className={css.block}>
      <DeliveryIcon name={icon} />
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>{keepTogether(fact)}</li>
        ))}
      </ul>
      <SiteLink className={css.more} href={more.href}>
        {more.name}
      </SiteLink>
    </div>
  );
}
