'use client';

import { useSyncExternalStore } from 'react';
import { linkDay } from '@/lib/order/order-link';
import { isDateWrong } from '@/lib/order/order-state';

/** Today in Kenya, as links count days; a page that stays open over midnight has the next one when it is looked at. */
export function useToday(): number {
  return useSyncExternalStore(onReturn, () => linkDay(Date.now()));
}

/** Whether the date of this phone is wrong by years. */
export function useIsDateWrong(): boolean {
  return useSyncExternalStore(onReturn, () => isDateWrong(Date.now()));
}

function onReturn(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}
