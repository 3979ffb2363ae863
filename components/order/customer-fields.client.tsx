'use client';

import { type ChangeEvent, useId, useState } from 'react';
import { longestName, longestNote, longestPhone } from '@/lib/book/book';
import { readPhone } from '@/lib/book/customer-phone';
import { cutText } from '@/lib/values/well-formed';
import { sellerWords } from '@/words/seller';
import css from './seller-fields.module.css';
import type { Booked } from './use-booked.client';

/** The customer's name, number and a note, each kept as it is typed; on paper what is there as text. */
export function CustomerFields({ entry, change }: Booked) {
  const [phone, setPhone] = useState(entry.phone);
  const [left, setLeft] = useState(false);
  const id = useId();
  const isWrong = left && phone.trim() !== '' && !readPhone(phone);
  const field = (name: 'name' | 'note', longest: number) => ({
    className: css.input,
    value: entry[name],
    maxLength: longest,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(() => ({ [name]: cutText(target.value, longest) })),
  });
  return (
    <>
      <div className={css.fields} data-no-print="">
        <label className={css.field}>
          {sellerWords.name}
          <input {...field('name', longestName)} />
        </label>
        <label className={css.field}>
          {sellerWords.phone}
          <input
            className={css.input}
            type="tel"
            value={phone}
            maxLength={longestPhone}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? id : undefined}
            onChange={({ target }) => {
              setPhone(target.value);
              // What is no number yet is not kept: a reply would go to a stranger.
              change(() => ({ phone: readPhone(target.value)?.shown ?? '' }));
            }}
            onBlur={() => {
              setLeft(true);
              setPhone(readPhone(phone)?.shown ?? phone);
            }}
          />
          {isWrong && (
            <span id={id} className={css.issue}>
              {sellerWords.phoneIssue}
            </span>
          )}
        </label>
      </div>
      <label className={css.field} data-no-print="">
        {sellerWords.note}
        <textarea {...field('note', longestNote)} rows={1} />
      </label>
      <p className={css.onPaper}>
        {[entry.name, entry.phone, entry.note].filter(Boolean).join(', ')}
      </p>
    </>
  );
}
