import { SiteLink } from '@/components/ui/site-link';
import { policies } from '@/data/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { pagePaths } from '@/lib/site/page-paths';
import { words } from '@/lib/words/words';
import css from './delivery-summary.module.css';

const { productPage, shippingReturns } = words;

/**
 * Delivery and returns in short, with the policies that Home shows, and a link to the rest. The time of
 * delivery is among the product's facts.
 */
export function DeliverySummary() {
  const { returns, sameDayDispatch, shippingFee } = policies;
  return (
    <section className={css.block} aria-labelledby="delivery">
      <h2 id="delivery">{productPage.delivery}</h2>
      <p className={css.fact}>
        {keepTogether(
          fillText(productPage.deliveryFee, { fee: shippingFee, dispatch: sameDayDispatch }),
        )}
      </p>
      <p className={css.fact}>{fillText(shippingReturns.exchanges, { exchanges: returns.home })}</p>
      <SiteLink className={css.link} href={pagePaths.shippingReturns} data-no-print="">
        {shippingReturns.title}
      </SiteLink>
    </section>
  );
}
