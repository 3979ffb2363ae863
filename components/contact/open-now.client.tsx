'use client';

import { useClock } from '@/components/page/use-clock.client';
import { type Hours, longestOpenText, openState, openText } from '@/lib/contact/open-now';
import { languageWords } from '@/words/language';
import css from './open-now.module.css';

const MINUTE_MS = 60_000;

/** Whether the stall is open now, by Kenya's clock. Updated each minute. */
export function OpenNow({ hours }: { hours: Hours }) {
  const now = useClock(wholeMinute, () => undefined);
  // The page is written on another day: only the phone's clock can say it.
  const state = now === undefined ? undefined : openState(now, hours);
  return (
    <p className={css.state} data-open={state && 'until' in state} data-no-print="">
      <span className={css.room} data-longest={longestOpenText(hours, languageWords.tag)}>
        <span>{state && openText(state, languageWords.tag)}</span>
      </span>
    </p>
  );
}

/** A time in ms without its seconds. */
function wholeMinute(now: number): number {
  return now - (now % MINUTE_MS);
}
