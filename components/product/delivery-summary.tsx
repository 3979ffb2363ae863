import type { ReactNode } from 'react';
import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { WrongSize } from '@/components/ui/wrong-size';
import type { Product } from '@/lib/catalogue/product';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { askText } from '@/lib/order/ask-text';
import { payOnDeliveryText } from '@/lib/order/pay-on-delivery';
import { exchangeText } from '@/lib/order/return-text';
import { deliveryTerms, generalPromise } from '@/lib/order/shop-delivery';
import { productPageWords } from '@/words/product-page';
import { shippingReturnsWords } from '@/words/shipping-returns';
import { DeliveryDay } from './delivery-day';
import css from './delivery-summary.module.css';

/**
 * When a product arrives and what that costs, where it can be paid then, and how it is exchanged: a line
 * each, beside Add to Cart. Nothing of a shop that says nothing of them.
 */
export function DeliverySummary({ product }: { product: Product }) {
  const { returns, sameDayDispatch, shippingFee } = policies;
  const fee = shippingFee && fillText(productPageWords.deliveryFee, { fee: shippingFee });
  const paidThen = payOnDeliveryText();
  const arrives = generalPromise || fee || sameDayDispatch;
  if (!arrives && !paidThen && !returns) return null;
  return (
    <div className={css.summary}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul className={css.lines} role="list" aria-label={productPageWords.delivery}>
        {arrives && (
          <Line icon="truck">
            {generalPromise && <Arrives general={generalPromise} />}
            {/* The day says it where there is one. */}
            {!deliveryTerms && sameDayDispatch && <span>{`${sameDayDispatch}.`}</span>}
            {fee && <span>{keepTogether(fee)}</span>}
          </Line>
        )}
        {paidThen && (
          <Line icon="money">
            <span>{paidThen}</span>
          </Line>
        )}
        {returns && (
          <Line icon="exchange">
            <span>{exchangeText}</span>
            <WrongSize ask={askText(product)} />
          </Line>
        )}
      </ul>
      <p className={css.links} data-no-print="">
        <SiteLink className={textLink.link} href={pagePaths.delivery}>
          {shippingReturnsWords.areas}
        </SiteLink>
        <SiteLink className={textLink.link} href={pagePaths.returns}>
          {shippingReturnsWords.howToReturn}
        </SiteLink>
      </p>
    </div>
  );
}

function Line({ icon, children }: { icon: 'truck' | 'money' | 'exchange'; children: ReactNode }) {
  return (
    <li className={css.line}>
      <DeliveryIcon name={icon} />
      <div className={css.texts}>{children}</div>
    </li>
  );
}

/** The time of delivery that the page promises, and by script a day that keeps its promises. */
function Arrives({ general }: { general: string }) {
  const text = fillText(productPageWords.deliveryIn, { time: general });
  return (
    <strong>
      <DeliveryDay>
        {/* An element: a translator replaces a bare text, which could not be taken out again. */}
        <span>{text}</span>
      </DeliveryDay>
    </strong>
  );
}
