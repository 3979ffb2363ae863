'use client';

import { createContext } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Shows a notice for `ms`, by default 3 s. `srOnly` is a text for screen readers that follows it. */
export type Notify = (type: NoticeType, text: string, ms?: number, srOnly?: string) => void;

export const NotificationsContext = createContext<Notify | null>(null);
