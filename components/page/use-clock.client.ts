'use client';

import { useSyncExternalStore } from 'react';

/** How often the clock is read, in ms. */
const OFTEN_MS = 15_000;

/**
 * What `read` makes of the time by the phone's clock in ms, such as its day: it must be a plain value. A part
 * that is in the page as it is built has `prerendered` until it is hydrated.
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
