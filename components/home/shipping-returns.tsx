import type { ReactNode } from 'react';
import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { policies } from '@/lib/facts/policies';
import { fillText, textAround } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { placesWithin } from '@/lib/order/delivery-terms';
import { helloText } from '@/lib/order/order-text';
import { payOnDeliveryText } from '@/lib/order/pay-on-delivery';
import { isText } from '@/lib/values/unknown-values';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './shipping-returns.module.css';

/** What the shop says of shipping, a sentence each. */
const shipping = [
  policies.sameDayDispatch && `${policies.sameDayDispatch}.`,
  deliveryText(),
  policies.shippingFee && fillText(shippingReturnsWords.fee, { fee: policies.shippingFee }),
].filter(isText);

/** What it says of payment. */
const payment = [
  payOnDeliveryText(),
  deliveryAreas.some(({ payOnDelivery }) => payOnDelivery) &&
    deliveryAreas.some(({ payOnDelivery }) => !payOnDelivery) &&
    shippingReturnsWords.payBefore,
].filter(isText);

/** What it says of returns. */
const returns = [
  policies.returns &&
    fillText(shippingReturnsWords.exchanges, { exchanges: policies.returns.home }),
  policies.refund && fillText(shippingReturnsWords.refunds, { time: policies.refund }),
].filter(isText);

/** How long delivery takes: where it is sooner, and elsewhere. */
function deliveryText(): string | undefined {
  const { home: time, aboutAndFaq: later } = policies.delivery;
  if (!time || !later) return undefined;
  const places = placesWithin(time, deliveryAreas).join(', ');
  if (!places || placesWithin(later, deliveryAreas).length === 0)
    return fillText(shippingReturnsWords.delivery, { time });
  return fillText(shippingReturnsWords.deliveryByPlace, { time, places, later });
}

/** Shipping Information, payment, and Return & Exchange Policy; nothing of a shop that says nothing of them. */
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
        <Block icon="money" title={shippingReturnsWords.payment} facts={payment} />
        <Block
          icon="exchange"
          title={shippingReturnsWords.returns}
          facts={returns}
          more={{ href: pagePaths.returns, name: shippingReturnsWords.howToReturn }}
        >
          {policies.returns && <WrongSize />}
        </Block>
      </div>
    </Section>
  );
}

function WrongSize() {
  const [before, after] = textAround(shippingReturnsWords.wrongSize, 'link');
  return (
    <p className={css.facts}>
      {before}
      <a href={chatLink(helloText())}>{shippingReturnsWords.messageUs}</a>
      {after}
    </p>
  );
}

function Block({
  icon,
  title,
  facts,
  more,
  children,
}: {
  icon: 'truck' | 'money' | 'exchange';
  title: string;
  facts: readonly string[];
  /** The page that says all of it. */
  more?: { href: `/${string}`; name: string };
  children?: ReactNode;
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
      {children}
      {more && (
        <SiteLink className={css.more} href={more.href}>
          {more.name}
        </SiteLink>
      )}
    </div>
  );
}
