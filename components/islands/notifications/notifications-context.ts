'use client';

import { createContext, type ReactNode } from 'react';
import type { Words } from '@/data/words/types';
import type { CartLine } from '@/lib/cart/cart-lines';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** What was added to the cart, and the words for it. */
export interface Added {
  line: Pick<CartLine, 'image' | 'size'>;
  words: Pick<Words['product'], 'added' | 'sizeChosen' | 'toCart'>;
}

/**
 * Shows a notice for `ms`, by default `limits.noticeMs`. `srOnly` is a text for screen readers that follows
 * it; with `added` the notice has the product's picture and size, and leads to the cart.
 */
export type Notify = (
  type: NoticeType,
  text: ReactNode,
  ms?: number,
  srOnly?: string,
  added?: Added,
) => void;

/** The `Notify` of the page's notices; null outside their provider. */
export const NotificationsContext = createContext<Notify | null>(null);
