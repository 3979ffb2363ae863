'use client';

import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time by the phone's clock, in ms, each minute anew; undefined until the page has its script. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
