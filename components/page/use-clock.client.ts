'use client';

import { useSyncExternalStore } from 'react';

/** How often the clock is read, in ms. */
const OFTEN_MS = 15_000;

/**
 * The result of `read` for the time of the phone's clock in ms, such as its day. The result must be
 * a plain value. A prerendered part has the value `prerendered` until hydration.
 */
export function useClock<Value>(read: (now: number) => Value): Value;
export function useClock<Value, Prerendered>(
  read: (now: number) => Value,
  prerendered: () => Prerendered,
): Value | Prerendered;
export function useClock<Value>(read: (now: number) => Value, prerendered?: () => Value): Value {
  return useSyncExternalStore(subscribe, () => read(Date.now()), prerendered);
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
