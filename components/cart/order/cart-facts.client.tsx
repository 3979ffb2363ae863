'use client';

import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { Icon } from '@/components/ui/icon';
import { OwnersText } from '@/components/ui/owners-text';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { cartWords } from '@/words/cart';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './cart-facts.module.css';

/**
 * The facts that shoppers ask for before ordering, below the lines if the screen has a column for
 * them. The element is no list, because a list item of the cart is a line.
 */
export function CartFacts({ isCollected }: { isCollected: boolean }) {
  return (
    <div className={css.facts}>
      {policies.sameDayDispatch && !isCollected && (
        <p>
          <DeliveryIcon name="truck" />
          <OwnersText of={ownersText(policies, 'sameDayDispatch')} />
        </p>
      )}
      {policies.returns && (
        <p>
          <DeliveryIcon name="exchange" />
          {fillText(shippingReturnsWords.exchanges, { exchanges: policies.returns.home })}
        </p>
      )}
      <p>
        <Icon name="chat" />
        <a className={css.ask} href={chatLink(helloText())}>
          {cartWords.ask}
        </a>
      </p>
    </div>
  );
}
