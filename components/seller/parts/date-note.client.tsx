'use client';

import { sellerWords } from '@/words/seller';
import css from './date-note.module.css';
import { useIsDateWrong } from './use-today.client';

/** What to do where the date of the shop's phone is wrong by years; nothing on any other phone. */
export function DateNote() {
  if (!useIsDateWrong()) return null;
  return (
    <p role="alert" className={css.note}>
      {sellerWords.dateWrong}
    </p>
  );
}
