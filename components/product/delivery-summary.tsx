import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { isText } from '@/lib/format/unknown-values';
import { pagePaths } from '@/lib/site/page-paths';
import { policies } from '@/lib/site/policies';
import { words } from '@/lib/words/words';
import css from './delivery-summary.module.css';

const { productPage, shippingReturns } = words;

/**
 * Delivery and returns in short, with the policies that Home shows, and a link to the rest; nothing of a
 * shop that says nothing of them. The time of delivery is among the product's facts.
 */
export function DeliverySummary() {
  const { returns, sameDayDispatch, shippingFee } = policies;
  const delivery = [
    shippingFee && fillText(productPage.deliveryFee, { fee: shippingFee }),
    sameDayDispatch && `${sameDayDispatch}.`,
  ].filter(isText);
  if (delivery.length === 0 && !returns) return null;
  return (
    <section className={css.block} aria-labelledby="delivery">
      <h2 id="delivery">{productPage.delivery}</h2>
      {delivery.length > 0 && <p className={css.fact}>{keepTogether(delivery.join(' '))}</p>}
      {returns && (
        <p className={css.fact}>
          {fillText(shippingReturns.exchanges, { exchanges: returns.home })}
        </p>
      )}
      <SiteLink className={textLink.strong} href={pagePaths.shippingReturns} data-no-print="">
        {shippingReturns.title}
      </SiteLink>
    </section>
  );
}
