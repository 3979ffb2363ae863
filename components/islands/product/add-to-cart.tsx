'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { blockDoubleTap } from '@/lib/page/block-double-tap.client';
import type { Order } from './use-order';

/** Adds the chosen size and quantity, once a tap. */
export function AddToCart({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <button
      type="button"
      className={buttonClass('main')}
      data-needs-script
      onClick={(event) => {
        blockDoubleTap(event.currentTarget);
        order.add();
      }}
    >
      {children}
      Add to Cart
    </button>
  );
}
