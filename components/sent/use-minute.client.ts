'use client';

import { useSyncExternalStore } from 'react';
import { stateMinute } from '@/lib/order/order-state';

const OFTEN_MS = 15_000;

/** The minute that it is now, as the state of an order has it. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, now);
}

function now(): number {
  return stateMinute(Date.now());
}

/** A page that comes to the front again has missed its timers. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, OFTEN_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
