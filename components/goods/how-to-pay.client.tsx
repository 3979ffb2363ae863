'use client';

import { WholeWords } from '@/components/ui/whole-words';
import { howToPaySteps } from '@/lib/order/how-to-pay';
import type { NumberWay } from '@/lib/order/pay-way';
import type { Payee } from '@/lib/order/payee';
import { payStepsWords } from '@/words/pay-steps';
import css from './how-to-pay.module.css';

interface Props {
  way: NumberWay;
  payee: Payee;
  /** In whole shillings; undefined while it is not known. */
  toPay: number | undefined;
  /** Whether delivery is to be paid besides, at a fee that is not known yet. */
  isFeeOpen: boolean;
}

/** The steps of a payment by M-Pesa; `folded` shows them after a tap. */
export function HowToPay({ folded, ...props }: Props & { folded: boolean }) {
  if (!folded) return <Steps {...props} />;
  return (
    <details>
      <summary className={css.summary}>{payStepsWords.title}</summary>
      <Steps {...props} />
    </details>
  );
}

function Steps({ way, payee, toPay, isFeeOpen }: Props) {
  return (
    <>
      <ol className={css.steps} aria-label={payStepsWords.title}>
        {howToPaySteps(way, payee, toPay, isFeeOpen).map((step) => (
          <li key={step}>
            <WholeWords text={step} />
          </li>
        ))}
      </ol>
      {way !== 'mpesa' && (
        <p className={css.others}>
          <WholeWords text={payStepsWords.otherNetworks[way]} />
        </p>
      )}
    </>
  );
}
