'use client';

import { payments } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { CopyButton } from './copy-button';
import css from './pay-details.module.css';

/** The numbers that M-Pesa or a bank asks for, each with a button that copies it (docs/behaviour.md 7.12). */
export function PayDetails({ words, total }: { words: Pick<Words, 'cart'>; total: number }) {
  const { cart } = words;
  const rows = [
    { label: cart.mpesaNumber, shown: localPhone(payments.mpesaNumber) },
    { label: cart.paybillNumber, shown: payments.paybill.number },
    { label: cart.accountNumber, shown: payments.paybill.account },
    { label: cart.amount, shown: formatKes(total), copied: String(total) },
  ];
  return (
    <div className={css.details}>
      <p className={css.how}>{cart.howToPay}</p>
      <dl>
        {rows.map(({ label, shown, copied = shown.replaceAll(' ', '') }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{shown}</dd>
            <dd>
              <CopyButton words={words} what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
