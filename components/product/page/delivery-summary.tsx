import type { ReactNode } from 'react';
import day from '@/components/product/order/delivery-day.module.css';
import { ProductExtra } from '@/components/product/product-extra.client';
import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { DeliveryLine, saysWhen } from '@/components/ui/delivery-line';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { longestDeliveryText } from '@/lib/delivery/delivery-day';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { payOnDeliveryText } from '@/lib/delivery/pay-on-delivery';
import { policies } from '@/lib/facts/policies';
import { keepTogether } from '@/lib/format/money';
import { pagePaths } from '@/lib/links/page-paths';
import { exchangeText } from '@/lib/sent/return-text';
import { languageWords } from '@/words/language';
import { productPageWords } from '@/words/product-page';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './delivery-summary.module.css';

/**
 * The arrival and its cost, payment on delivery, and the exchange of a product, a line each, beside
 * Add to Cart. Nothing for a shop without these facts.
 */
export function DeliverySummary() {
  const { returns } = policies;
  const paidThen = payOnDeliveryText();
  if (!saysWhen && !paidThen && !returns) return null;
  return (
    <div className={css.summary}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul className={css.lines} role="list" aria-label={productPageWords.delivery}>
        {saysWhen && (
          <Line icon="truck">
            <DeliveryLine Day={DeliveryDay} />
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
          </Line>
        )}
      </ul>
      <p className={css.links} data-no-print="">
        <SiteLink className={textLink.link} href={pagePaths.delivery}>
          {shippingReturnsWords.areas}
        </SiteLink>
        {returns && (
          <SiteLink className={textLink.link} href={pagePaths.returns}>
            {shippingReturnsWords.howToReturn}
          </SiteLink>
        )}
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

/**
 * The day by which an order arrives, which script puts in the room that is kept for it: nothing below moves.
 * Before that, on paper, and in a shop whose terms name no day, `children`.
 */
function DeliveryDay({ children }: { children?: ReactNode }) {
  if (!deliveryTerms) return children;
  return (
    <span
      className={day.room}
      data-longest={keepTogether(longestDeliveryText(deliveryTerms, languageWords.tag))}
    >
      <span className={day.day}>
        <ProductExtra name="DeliveryDate" props={{ terms: deliveryTerms }}>
          {children}
        </ProductExtra>
      </span>
    </span>
  );
}
