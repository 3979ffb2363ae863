'use client';

import { shop } from '@/data/shop';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { CopyButton } from './copy-button';
import css from './pay-details.module.css';

/** The numbers she types into M-Pesa or her bank, each with a button that copies it. */
export function PayDetails({ total }: { total: number }) {
  const rows = [
    { label: 'M-Pesa number', shown: localPhone(shop.mpesaNumber) },
    { label: 'Paybill number', shown: shop.paybill.number },
    { label: 'Account number', shown: shop.paybill.account },
    { label: 'Amount', shown: formatKes(total), copied: String(total) },
  ];
  return (
    <div className={css.details}>
      <p className={css.how}>
        Paying now? Send the amount to this number, or use the paybill and its account.
      </p>
      <dl>
        {rows.map(({ label, shown, copied = shown.replaceAll(' ', '') }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{shown}</dd>
            <dd>
              <CopyButton what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
