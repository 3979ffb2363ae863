'use client';

import { createContext } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Shows a notice for `ms` (spec §4: 3 s). */
export type Notify = (type: NoticeType, text: string, ms?: number) => void;

export const NotificationsContext = createContext<Notify | null>(null);
