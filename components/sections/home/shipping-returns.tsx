import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { policies } from '@/data/policies';
import css from './shipping-returns.module.css';

/** Shipping Information and Return & Exchange Policy (spec §2, §9). */
export function ShippingReturns() {
  return (
    <Section id="shipping-returns" title="Shipping and returns" tone="deep" below>
      <div className={css.blocks}>
        <div className={css.block}>
          <Icon name="truck" />
          <h3>Shipping Information</h3>
          <ul className={css.facts}>
            <li>{policies.sameDayDispatch}.</li>
            <li>Delivery takes {policies.delivery.home}.</li>
            <li>Shipping costs {policies.shippingFee}, by where you are.</li>
          </ul>
        </div>
        <div className={css.block}>
          <Icon name="exchange" />
          <h3>Return &amp; Exchange Policy</h3>
          <ul className={css.facts}>
            <li>{policies.returns.home}, unworn and with tags.</li>
            <li>Refunds take {policies.refund}.</li>
            <li>Wrong size? Send us a message and we change it.</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
