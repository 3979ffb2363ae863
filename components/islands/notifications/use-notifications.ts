'use client';

import { useContext } from 'react';
import { NotificationsContext, type Notify } from './notifications-context';

/** The page's notices. Throws where no NotificationsProvider stands above (spec §8). */
export function useNotifications(): Notify {
  const notify = useContext(NotificationsContext);
  if (!notify) throw new Error('useNotifications must be used within a NotificationsProvider');
  return notify;
}
