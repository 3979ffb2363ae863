'use client';

import { createContext, type ReactNode } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** The product and the cart button in a notice about an addition to the cart. */
export interface Added {
  /** Its name and size, 'Chelsea Boots, size 42'. */
  item: string;
  /** The name of the button to the cart. */
  toCart: string;
}

export interface NoticeKind {
  /** A notice about an addition leads to the cart, and disappears once the cart is open. */
  added?: Added;
  /** The page itself shows the message, so the notice is announced and not shown. */
  isInPlace?: boolean;
}

/**
 * Shows a notice for `ms`, by default `noticeMs`. `srOnly` is a text for screen readers that follows it.
 * Returns what takes the notice away.
 */
export type Notify = (
  type: NoticeType,
  text: ReactNode,
  ms?: number,
  srOnly?: string,
  kind?: NoticeKind,
) => () => void;

/** The `Notify` of the page's notices; null outside their provider. */
export const NotificationsContext = createContext<Notify | null>(null);
