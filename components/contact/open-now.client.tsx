'use client';

import { useEffect, useState } from 'react';
import { type Hours, openState, openText } from '@/lib/contact/open-now';
import { languageWords } from '@/words/language';
import css from './open-now.module.css';

const MINUTE_MS = 60_000;

/** Whether the stall is open now, by Kenya's clock, each minute anew. */
export function OpenNow({ hours }: { hours: Hours }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  // The page is written on another day: only the phone's clock can say it.
  const state = now === undefined ? undefined : openState(now, hours);
  return (
    <p className={css.state} data-open={state && 'until' in state} data-no-print="">
      {state && openText(state, languageWords.tag)}
    </p>
  );
}
