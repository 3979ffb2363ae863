'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { blockDoubleTap } from '@/lib/browser/presses.client';
import { productWords } from '@/words/product';
import type { Order } from './use-order.client';

/** Adds the chosen size and quantity, once for a double tap. */
export function AddToCart({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass('main')}
      data-needs-script=""
      onClick={(event) => {
        // A tap on an iPhone does not: the quantity's field would go on showing what it did not take.
        event.currentTarget.focus({ preventScroll: true });
        blockDoubleTap(event.currentTarget);
        order.add();
      }}
    >
      {children}
      {productWords.add}
    </button>
  );
}
