'use client';

import { createContext, type ReactNode } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** What the notice of an addition to the cart shows beside its text. */
export interface Added {
  /** Its name and size, 'Chelsea Boots, size 42'. */
  item: string;
  /** The name of the button to the cart. */
  toCart: string;
}

export interface NoticeKind {
  /** Of an addition, which leads to the cart and goes once the cart is open. */
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
