'use client';

import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Icon, LineDrawing } from '@/components/ui/icon';
import { payments } from '@/data/payments';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { cartWords } from '@/words/cart';
import { payStepsWords } from '@/words/pay-steps';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './cart-facts.module.css';

/** What a shopper asks before ordering, below the lines where the screen has a column for them. */
export function CartFacts() {
  return (
    <ul className={css.facts}>
      <li>
        <LineDrawing path="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5" />
        {payStepsWords.when[payments.when ?? 'confirmed']}
      </li>
      {policies.returns && (
        <li>
          <DeliveryIcon name="exchange" />
          {fillText(shippingReturnsWords.exchanges, { exchanges: policies.returns.home })}
        </li>
      )}
      <li>
        <Icon name="chat" />
        <a className={css.ask} href={chatLink(helloText())}>
          {cartWords.ask}
        </a>
      </li>
    </ul>
  );
}
