'use client';

import type { ReactNode } from 'react';
import { mpesaTariff } from '@/data/mpesa-tariff';
import { payments } from '@/data/payments';
import { fillText, textAround } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { withoutMarks } from '@/lib/format/without-marks';
import { sendingCostKes, tariffMonth } from '@/lib/order/mpesa-tariff';
import { paybillAccount } from '@/lib/order/paybill-account';
import { cartWords } from '@/words/cart';
import { languageWords } from '@/words/language';
import { CopyButton } from './copy-button.client';
import css from './pay-numbers.module.css';

const { mpesaNumber, mpesaName, till, paybill } = payments;

/**
 * The numbers that M-Pesa or a bank asks for, each with a button that copies it, the name that M-Pesa
 * shows and what sending costs.
 */
export function PayNumbers({
  way,
  toPay,
  reference,
  children,
}: {
  way: 'mpesa' | 'till' | 'paybill';
  /** In whole shillings; undefined before the shop has answered with the wholesale price. */
  toPay: number | undefined;
  /** The order's, which some paybills take as the account. */
  reference: string | undefined;
  children?: ReactNode;
}) {
  const account = paybillAccount(reference);
  const { numbers, name, cost } = {
    mpesa: {
      numbers: [
        { label: cartWords.mpesaNumber, shown: mpesaNumber ? localPhone(mpesaNumber) : '' },
      ],
      name: mpesaName,
      cost: toPay === undefined ? undefined : sendingCost(toPay),
    },
    till: {
      numbers: [{ label: cartWords.tillNumber, shown: withoutMarks(till?.number ?? '') }],
      name: till?.name,
      cost: cartWords.tillCost,
    },
    paybill: {
      numbers: [
        { label: cartWords.paybillNumber, shown: withoutMarks(paybill?.number ?? '') },
        { label: cartWords.accountNumber, shown: account, copied: account },
      ],
      name: paybill?.name,
      cost: undefined,
    },
  }[way];
  // M-Pesa and banks take numbers without spaces; an account may have spaces.
  const rows: { label: string; shown: string; copied?: string }[] = [...numbers];
  if (toPay !== undefined)
    rows.push({ label: cartWords.amount, shown: shownKes(toPay), copied: String(toPay) });
  const [before, after] = textAround(cartWords.payee, 'name');
  return (
    <div className={css.details}>
      <dl>
        {rows.map(({ label, shown, copied = shown.replaceAll(' ', '') }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{shown}</dd>
            <dd className={css.copy} data-no-print="">
              <CopyButton what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
      {name && (
        <p className={css.payee}>
          {before}
          <strong>{name}</strong>
          {after}
        </p>
      )}
      {cost && <p className={css.cost}>{cost}</p>}
      {children}
    </div>
  );
}

function sendingCost(kes: number): string | undefined {
  const cost = sendingCostKes(mpesaTariff, kes, new Date());
  if (cost === undefined) return undefined;
  return fillText(cartWords.sendingCost, {
    sum: shownKes(kes),
    cost: shownKes(cost),
    month: tariffMonth(mpesaTariff, languageWords.tag),
  });
}
