'use client';

import { useContext } from 'react';
import {
  NotificationsContext,
  type Notify,
} from '@/components/notices/region/notifications-context.client';

/** Shows a notice. Throws outside a NotificationsProvider. */
export function useNotifications(): Notify {
  const notify = useContext(NotificationsContext);
  if (!notify) throw new Error('useNotifications must be used within a NotificationsProvider');
  return notify;
}
