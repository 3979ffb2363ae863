import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Section } from '@/components/ui/section';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { isText } from '@/lib/format/unknown-values';
import { placesWithin } from '@/lib/order/delivery-terms';
import { deliveryAreas } from '@/lib/site/delivery-areas';
import { policies } from '@/lib/site/policies';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './shipping-returns.module.css';

const shippingReturns = shippingReturnsWords;

/** What the shop says of shipping, a sentence each. */
const shipping = [
  policies.sameDayDispatch && `${policies.sameDayDispatch}.`,
  deliveryText(),
  policies.shippingFee && fillText(shippingReturns.fee, { fee: policies.shippingFee }),
].filter(isText);

/** What it says of returns. */
const returns = [
  policies.returns && fillText(shippingReturns.exchanges, { exchanges: policies.returns.home }),
  policies.refund && fillText(shippingReturns.refunds, { time: policies.refund }),
  policies.returns && shippingReturns.wrongSize,
].filter(isText);

/** How long delivery takes: where it is sooner, and elsewhere. */
function deliveryText(): string | undefined {
  const { home: time, aboutAndFaq: later } = policies.delivery;
  if (!time || !later) return undefined;
  const places = placesWithin(time, deliveryAreas).join(', ');
  if (!places || placesWithin(later, deliveryAreas).length === 0)
    return fillText(shippingReturns.delivery, { time });
  return fillText(shippingReturns.deliveryByPlace, { time, places, later });
}

/** Shipping Information and Return & Exchange Policy; nothing of a shop that says nothing of them. */
export function ShippingReturns() {
  if (shipping.length + returns.length === 0) return null;
  return (
    <Section id="shipping-returns" title={shippingReturns.title} tone="deep" below>
      <div className={css.blocks}>
        <Block icon="truck" title={shippingReturns.shipping} facts={shipping} />
        <Block icon="exchange" title={shippingReturns.returns} facts={returns} />
      </div>
    </Section>
  );
}

function Block({
  icon,
  title,
  facts,
}: {
  icon: 'truck' | 'exchange';
  title: string;
  facts: readonly string[];
}) {
  if (facts.length === 0) return null;
  return (
    <div className={css.block}>
      <DeliveryIcon name={icon} />
      <h3>{title}</h3>
      <ul className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>{keepTogether(fact)}</li>
        ))}
      </ul>
    </div>
  );
}
