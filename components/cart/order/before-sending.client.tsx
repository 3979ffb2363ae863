'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CartToday } from '@/components/cart/lines/use-cart-today.client';
import { focusTitle } from '@/components/dialog/focus-title.client';
import textLink from '@/components/ui/text-link.module.css';
import type { CartLine } from '@/lib/cart/cart-lines';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import type { MissingChoices } from '@/lib/order/missing-choices';
import { sentWords } from '@/words/sent';
import css from './before-sending.module.css';
import { DeliveryChoice } from './delivery-choice.client';
import { PayChoice } from './pay-choice.client';

/** Returns to the cart, where the focus goes to the button that was tapped. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      className={textLink.button}
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest('dialog');
        flushSync(onBack);
        dialog?.querySelector<HTMLElement>('[data-foot] a')?.focus();
      }}
    >
      {sentWords.back}
    </button>
  );
}

/**
 * The missing choices of an order, before it is sent. `children` are the links that go on without
 * them. The part gets the focus, because it replaces the tapped control.
 */
export function BeforeSending({
  lines,
  choice,
  missing,
  prices,
  children,
}: {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  missing: MissingChoices;
  /** Whether today's prices are known: a card pays no others. */
  prices: CartToday['status'];
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    focusTitle(dialog);
    // The tapped control is gone.
    return () => {
      if (document.activeElement === document.body) focusTitle(dialog);
    };
  }, []);
  return (
    <div ref={box} className={css.step}>
      {missing.place && <DeliveryChoice lines={lines} choice={choice} />}
      {missing.pay && <PayChoice lines={lines} choice={choice} prices={prices} brief />}
      <div className={css.links}>{children}</div>
    </div>
  );
}
