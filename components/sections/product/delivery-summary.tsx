import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { policies } from '@/data/policies';
import css from './delivery-summary.module.css';

/** Delivery and returns in short, with the policies that Home shows, and a link to the rest. */
export function DeliverySummary() {
  const { delivery, returns, sameDayDispatch, shippingFee } = policies;
  return (
    <section className={css.block} aria-labelledby="delivery">
      <h2 id="delivery" className={css.title}>
        Delivery and returns
      </h2>
      <ul className={css.facts}>
        <li className={css.fact}>
          <Icon name="truck" />
          <span>
            With you in {delivery.home}, for {shippingFee}. {sameDayDispatch}.
          </span>
        </li>
        <li className={css.fact}>
          <Icon name="exchange" />
          <span>{returns.home}, unworn and with tags.</span>
        </li>
      </ul>
      <SiteLink className={css.link} href="/#shipping-returns" data-screen>
        Shipping and returns
      </SiteLink>
    </section>
  );
}
