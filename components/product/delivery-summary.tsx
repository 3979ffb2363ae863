import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { isText } from '@/lib/values/unknown-values';
import { productPageWords } from '@/words/product-page';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './delivery-summary.module.css';

/**
 * Delivery and returns in short, with the policies that Home shows, and links to the pages that say all of it; nothing of a
 * shop that says nothing of them. The time of delivery is among the product's facts.
 */
export function DeliverySummary() {
  const { returns, sameDayDispatch, shippingFee } = policies;
  const delivery = [
    shippingFee && fillText(productPageWords.deliveryFee, { fee: shippingFee }),
    sameDayDispatch && `${sameDayDispatch}.`,
  ].filter(isText);
  if (delivery.length === 0 && !returns) return null;
  return (
    <section className={css.block} aria-labelledby="delivery">
      <h2 id="delivery">{productPageWords.delivery}</h2>
      {delivery.length > 0 && <p className={css.fact}>{keepTogether(delivery.join(' '))}</p>}
      {returns && (
        <p className={css.fact}>
          {fillText(shippingReturnsWords.exchanges, { exchanges: returns.home })}
        </p>
      )}
      <p className={css.links} data-no-print="">
        <SiteLink className={textLink.strong} href={pagePaths.delivery}>
          {shippingReturnsWords.areas}
        </SiteLink>
        <SiteLink className={textLink.strong} href={pagePaths.returns}>
          {shippingReturnsWords.howToReturn}
        </SiteLink>
      </p>
    </section>
  );
}
