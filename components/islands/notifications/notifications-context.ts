'use client';

import { createContext } from 'react';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';

/** Shows a notice for `ms` (spec §4: 3 s). `aside` is what only who listens needs to be told with it. */
export type Notify = (type: NoticeType, text: string, ms?: number, aside?: string) => void;

export const NotificationsContext = createContext<Notify | null>(null);
