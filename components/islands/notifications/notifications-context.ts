'use client';

import { createContext, type ReactNode } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Shows a notice for `ms`, by default `limits.noticeMs`. `srOnly` is a text for screen readers that follows it. */
export type Notify = (type: NoticeType, text: ReactNode, ms?: number, srOnly?: string) => void;

/** The `Notify` of the page's notices; null outside their provider. */
export const NotificationsContext = createContext<Notify | null>(null);
