'use client';

import { useSyncExternalStore } from 'react';
import { linkDay } from '@/lib/order/order-link';

/** Today in Kenya, as links count days; a page that stays open over midnight has the next one when it is looked at. */
export function useToday(): number {
  return useSyncExternalStore(onReturn, () => linkDay(Date.now()));
}

function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
