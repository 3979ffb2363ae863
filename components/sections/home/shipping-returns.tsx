import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Section } from '@/components/ui/section';
import { deliveryAreas } from '@/data/delivery';
import { policies } from '@/data/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { placesWithin } from '@/lib/order/delivery-terms';
import { words } from '@/lib/words/words';
import css from './shipping-returns.module.css';

const { shippingReturns } = words;

/** How long delivery takes: where it is sooner, and elsewhere. */
function deliveryText(): string {
  const { home: time, aboutAndFaq: later } = policies.delivery;
  const places = placesWithin(time, deliveryAreas).join(', ');
  if (!places || placesWithin(later, deliveryAreas).length === 0)
    return fillText(shippingReturns.delivery, { time });
  return fillText(shippingReturns.deliveryByPlace, { time, places, later });
}

/** Shipping Information and Return & Exchange Policy. */
export function ShippingReturns() {
  return (
    <Section id="shipping-returns" title={shippingReturns.title} tone="deep" below>
      <div className={css.blocks}>
        <div className={css.block}>
          <DeliveryIcon name="truck" />
          <h3>{shippingReturns.shipping}</h3>
          <ul className={css.facts}>
            <li>{`${policies.sameDayDispatch}.`}</li>
            <li>{keepTogether(deliveryText())}</li>
            <li>{keepTogether(fillText(shippingReturns.fee, { fee: policies.shippingFee }))}</li>
          </ul>
        </div>
        <div className={css.block}>
          <DeliveryIcon name="exchange" />
          <h3>{shippingReturns.returns}</h3>
          <ul className={css.facts}>
            <li>{fillText(shippingReturns.exchanges, { exchanges: policies.returns.home })}</li>
            <li>{fillText(shippingReturns.refunds, { time: policies.refund })}</li>
            <li>{shippingReturns.wrongSize}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
