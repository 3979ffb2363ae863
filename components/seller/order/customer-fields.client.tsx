'use client';

import { type ChangeEvent, useState } from 'react';
import { SellerField } from '@/components/seller/parts/seller-field.client';
import css from '@/components/seller/parts/seller-fields.module.css';
import { longestCustomer, longestNote } from '@/lib/seller/book';
import { pastedPhone } from '@/lib/seller/customer-phone';
import { cutText } from '@/lib/values/well-formed';
import { sellerWords } from '@/words/seller';
import type { Booked } from './use-booked.client';

/**
 * The customer's name, number and a note, each stored as it is typed. Paper has the filled fields
 * as text.
 */
export function CustomerFields({ entry, change }: Booked) {
  const [phone, setPhone] = useState(entry.phone);
  const [left, setLeft] = useState(false);
  const shown = pastedPhone(phone)?.shown;
  const isWrong = left && phone.trim() !== '' && !shown;
  const keep = (text: string) => change(() => ({ phone: text }));
  const field = (name: 'name' | 'note', longest: number) => ({
    value: entry[name],
    maxLength: longest,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(() => ({ [name]: cutText(target.value, longest) })),
  });
  return (
    <>
      <div className={css.fields} data-no-print="">
        <SellerField name={sellerWords.name} issue="" {...field('name', longestCustomer)} />
        <SellerField
          name={sellerWords.phone}
          issue={isWrong ? sellerWords.phoneIssue : ''}
          type="tel"
          value={phone}
          onChange={({ target }) => {
            setPhone(target.value);
            const typed = pastedPhone(target.value);
            // Half of a number takes nothing away while it is typed.
            if (typed) keep(typed.shown);
          }}
          onBlur={() => {
            setLeft(true);
            setPhone(shown ?? phone);
            // To what is no number a reply would go to a stranger.
            if (!shown && entry.phone) keep('');
          }}
        />
      </div>
      <label className={css.field} data-no-print="">
        {sellerWords.note}
        <textarea
          className={css.input}
          autoComplete="off"
          rows={1}
          {...field('note', longestNote)}
        />
      </label>
      <p className={css.onPaper}>
        {[entry.name, entry.phone, entry.note].filter(Boolean).join(', ')}
      </p>
    </>
  );
}
