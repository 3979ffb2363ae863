'use client';

import { mpesaTariff } from '@/data/mpesa-tariff';
import { payees } from '@/data/payees';
import { payments } from '@/data/shop';
import type { Words } from '@/data/words/types';
import type { CartLine } from '@/lib/cart/cart-lines';
import { fillText, textAround } from '@/lib/format/fill-text';
import { formatKes, totalKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import { toPayKes } from '@/lib/order/delivery';
import { sendingCostKes, tariffMonth } from '@/lib/order/mpesa-tariff';
import { CopyButton } from './copy-button';
import { PayLink } from './order-links';
import css from './pay-details.module.css';

/**
 * The numbers that M-Pesa or a bank asks for, each with a button that copies it, the name that M-Pesa
 * shows and what sending costs (docs/behaviour.md 7.12, 7.14).
 */
export function PayDetails({
  words,
  lines,
  choice,
  way,
}: {
  words: Pick<Words, 'cart' | 'order'>;
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
  way: 'mpesa' | 'till' | 'paybill';
}) {
  const { cart } = words;
  const toPay = toPayKes(choice.destination, totalKes(lines));
  const { numbers, name, cost } = {
    mpesa: {
      numbers: [{ label: cart.mpesaNumber, shown: localPhone(payments.mpesaNumber) }],
      name: payees.mpesaName,
      cost: sendingCost(cart, toPay),
    },
    till: {
      numbers: [{ label: cart.tillNumber, shown: payees.till?.number ?? '' }],
      name: payees.till?.name ?? '',
      cost: cart.tillCost,
    },
    paybill: {
      numbers: [
        { label: cart.paybillNumber, shown: payments.paybill.number },
        {
          label: cart.accountNumber,
          shown: payments.paybill.account,
          copied: payments.paybill.account,
        },
      ],
      name: payees.paybillName,
      cost: undefined,
    },
  }[way];
  const amount = { label: cart.amount, shown: formatKes(toPay), copied: String(toPay) };
  // M-Pesa and banks take numbers without spaces; an account may have some of its own.
  const rows: { label: string; shown: string; copied?: string }[] = [...numbers, amount];
  const [before, after] = textAround(cart.payee, 'name');
  return (
    <div className={css.details}>
      <dl>
        {rows.map(({ label, shown, copied = shown.replaceAll(' ', '') }) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{shown}</dd>
            <dd className={css.copy}>
              <CopyButton words={words} what={label} text={copied} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.payee}>
        {before}
        <strong>{name}</strong>
        {after}
      </p>
      {cost && <p className={css.cost}>{cost}</p>}
      <PayLink words={words} lines={lines} choice={choice} way={way} />
    </div>
  );
}

function sendingCost(words: Words['cart'], kes: number): string | undefined {
  const cost = sendingCostKes(mpesaTariff, kes, new Date());
  if (cost === undefined) return undefined;
  return fillText(words.sendingCost, {
    sum: formatKes(kes),
    cost: formatKes(cost),
    month: tariffMonth(mpesaTariff, document.documentElement.lang),
  });
}
