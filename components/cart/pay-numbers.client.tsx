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

type Way = 'mpesa' | 'till' | 'paybill';

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
  way: Way;
  /** In whole shillings; undefined before the shop has answered with the wholesale price. */
  toPay: number | undefined;
  /** The order's, which some paybills take as the account. */
  reference: string | undefined;
  children?: ReactNode;
}) {
  const { numbers, name, cost } = askedBy(way, toPay, reference);
  const rows = [...numbers];
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

interface NumberRow {
  label: string;
  shown: string;
  /** `shown` without spaces, as M-Pesa and banks take numbers; an account may have spaces. */
  copied?: string;
}

/** What a way asks for besides the amount. */
function askedBy(
  way: Way,
  toPay: number | undefined,
  reference: string | undefined,
): { numbers: readonly NumberRow[]; name?: string | undefined; cost?: string | undefined } {
  switch (way) {
    case 'mpesa':
      return {
        numbers: [
          { label: cartWords.mpesaNumber, shown: mpesaNumber ? localPhone(mpesaNumber) : '' },
        ],
        name: mpesaName,
        cost: toPay === undefined ? undefined : sendingCost(toPay),
      };
    case 'till':
      return {
        numbers: [{ label: cartWords.tillNumber, shown: withoutMarks(till?.number ?? '') }],
        name: till?.name,
        cost: cartWords.tillCost,
      };
    case 'paybill': {
      const account = paybillAccount(reference);
      return {
        numbers: [
          { label: cartWords.paybillNumber, shown: withoutMarks(paybill?.number ?? '') },
          { label: cartWords.accountNumber, shown: account, copied: account },
        ],
        name: paybill?.name,
      };
    }
  }
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
