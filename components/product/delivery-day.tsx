import type { ReactNode } from 'react';
import { longestDeliveryText } from '@/lib/delivery/delivery-date';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { languageWords } from '@/words/language';
import css from './delivery-day.module.css';
import { ProductExtra } from './product-extra.client';

/**
 * The day by which an order arrives, which script puts in the room that is kept for it: nothing below moves.
 * Before that, on paper, and in a shop whose terms name no day, `children`.
 */
export function DeliveryDay({ children }: { children?: ReactNode }) {
  if (!deliveryTerms) return children;
  return (
    <span className={css.room} data-longest={longestDeliveryText(deliveryTerms, languageWords.tag)}>
      <span className={css.day}>
        <ProductExtra name="DeliveryDate" props={{ terms: deliveryTerms }}>
          {children}
        </ProductExtra>
      </span>
    </span>
  );
}
