'use client';

import { sumText } from '@/lib/delivery/delivery';
import { textAround } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { NumberWay, PayWhen } from '@/lib/order/pay-way';
import { payCostText } from '@/lib/order/pay-way-texts';
import { type Payee, payeeOf } from '@/lib/order/payee';
import { cartWords } from '@/words/cart';
import { payStepsWords } from '@/words/pay-steps';
import { CopyButton } from './copy-button.client';
import { HowToPay } from './how-to-pay.client';
import css from './pay-numbers.module.css';

/**
 * How an order is paid by M-Pesa: when, the numbers that M-Pesa or a bank asks for, each with a button that
 * copies it, the name that M-Pesa shows, what sending costs, and the steps.
 */
export function PayNumbers({
  way,
  toPay,
  isFeeOpen = false,
  reference,
  when,
  inCart = false,
}: {
  way: NumberWay;
  /** In whole shillings; undefined before the shop has answered with the wholesale price. */
  toPay: number | undefined;
  /** Whether delivery is to be paid besides, at a fee that is not known yet: then there is no amount to copy. */
  isFeeOpen?: boolean;
  /** The order's, which some paybills take as the account. */
  reference: string | undefined;
  /** Left out once the shop has confirmed the order. */
  when: PayWhen | undefined;
  /** In the cart the steps unfold at a tap, and the way's row says what it costs. */
  inCart?: boolean;
}) {
  const payee = payeeOf(way, reference);
  const rows = numberRows(way, payee);
  if (toPay !== undefined)
    rows.push({
      label: cartWords.amount,
      shown: sumText(shownKes(toPay), isFeeOpen),
      copied: isFeeOpen ? '' : String(toPay),
    });
  const [before, after] = textAround(cartWords.payee, 'name');
  const cost = inCart ? undefined : payCostText(way, isFeeOpen ? undefined : toPay);
  return (
    <div className={css.details}>
      {toPay !== undefined && when && <p className={css.when}>{payStepsWords.when[when]}</p>}
      <dl>
        {rows.map(({ label, shown, copied = shown.replaceAll(' ', '') }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{shown}</dd>
            <dd className={css.copy} data-no-print="">
              {copied && <CopyButton what={label} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      {isFeeOpen && <p className={css.feeFirst}>{payStepsWords.feeFirst}</p>}
      {payee.name && (
        <p className={css.payee}>
          {before}
          <strong>{payee.name}</strong>
          {after}
        </p>
      )}
      {cost && <p className={css.cost}>{cost}</p>}
      <HowToPay way={way} payee={payee} toPay={toPay} isFeeOpen={isFeeOpen} folded={inCart} />
    </div>
  );
}

interface NumberRow {
  label: string;
  shown: string;
  /** '' for nothing to copy. Left out: `shown` without spaces, as M-Pesa and banks take numbers; an account may have spaces. */
  copied?: string;
}

/** The facts that a way needs besides the amount. */
function numberRows(way: NumberWay, { number, account }: Payee): NumberRow[] {
  const { mpesaNumber, tillNumber, paybillNumber, accountNumber } = cartWords;
  const label = { mpesa: mpesaNumber, till: tillNumber, paybill: paybillNumber }[way];
  const row = { label, shown: number };
  return account === undefined
    ? [row]
    : [row, { label: accountNumber, shown: account, copied: account }];
}
