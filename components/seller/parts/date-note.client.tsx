'use client';

import { useClock } from '@/components/page/use-clock.client';
import { isDateWrong } from '@/lib/order/order-state';
import { sellerWords } from '@/words/seller';
import css from './date-note.module.css';

/** A note if the date of the shop's phone is wrong by years; nothing on any other phone. */
export function DateNote() {
  if (!useClock(isDateWrong)) return null;
  return (
    <p role="alert" className={css.note}>
      {sellerWords.dateWrong}
    </p>
  );
}
