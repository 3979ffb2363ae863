'use client';

import { useId, useRef, useState } from 'react';
import { useClock } from '@/components/page/use-clock.client';
import css from '@/components/seller/parts/seller-fields.module.css';
import { buttonClass } from '@/components/ui/button';
import { keepTogether } from '@/lib/format/money';
import type { OrderContent } from '@/lib/order/order-link-format';
import { type StepFacts, type StepName, stateMinute, withStep } from '@/lib/order/order-state';
import { stateChange } from '@/lib/seller/book';
import { readPhone } from '@/lib/seller/customer-phone';
import { carrierOf, orderStepReply, withOrderLink } from '@/lib/seller/order-step-replies';
import { otherOrdersPaid } from '@/lib/seller/other-orders-paid';
import { typedCarrier, typedPayment, typedSum } from '@/lib/seller/typed-facts';
import { orderAddress } from '@/lib/sent/orders.client';
import { paidBesideDue, paidDifference } from '@/lib/sent/paid-sum';
import type { PaymentReading } from '@/lib/sent/payment-message';
import { orderSumKes } from '@/lib/sent/where-it-stands';
import { longestCarrier } from '@/lib/values/limits';
import { sellerWords } from '@/words/seller';
import own from './order-step-reply.module.css';
import { ReadyReply } from './ready-reply.client';
import type { Booked } from './use-booked.client';

interface Typed {
  /** Left out until something is typed: what an order comes to may be known later than its page is there. */
  sum?: string;
  code: string;
  carrier: string;
  waybill: string;
}

/**
 * A step of an order: what it needs, and its reply. Sending or copying the reply takes the step, and so does
 * a button without a message.
 */
export function OrderStepReply({
  is,
  booked: { book, entry, content, change },
  onTaken,
}: {
  is: StepName;
  booked: Booked;
  onTaken: () => void;
}) {
  const [typed, setTyped] = useState(() => firstTyped(content));
  const [tried, setTried] = useState(false);
  const [togetherBy, setTogetherBy] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const minute = useClock(stateMinute);
  const shown = { sum: orderSumKes(content)?.toString() ?? '', ...typed };
  const payment = typedPayment(shown.code, content.state?.paidCode);
  const { facts, issue } = factsOf(is, shown, payment);
  const code = facts.paidCode ?? '';
  const others = code ? otherOrdersPaid(book, entry, code) : [];
  const isTogether = code !== '' && togetherBy === code;
  const next = withStep(content.state, { is, at: minute, ...facts });
  const text = orderStepReply(content, is, facts);
  const take = () => {
    change((one) => stateChange(one, next));
    onTaken();
  };
  const markOnly = (
    <button type="button" className={buttonClass('plain')} onClick={take}>
      {sellerWords.markOnly}
    </button>
  );
  return (
    <div ref={part} className={own.step}>
      {is === 'paid' && <p className={own.note}>{sellerWords.lookYourself}</p>}
      <div className={css.fields}>
        {fieldsOf[is]?.map((name) => (
          <Field
            key={name}
            name={name}
            value={shown[name]}
            issue={tried ? issue : ''}
            onType={(value) => setTyped((last) => ({ ...last, [name]: value }))}
            onLeft={() => setTried(shown[name].trim() !== '')}
          />
        ))}
      </div>
      {is === 'paid' && (
        <div role="status">
          {[paidSumText(payment, content), ...others].filter(Boolean).map((text) => (
            <p key={text} className={own.note}>
              {keepTogether(text)}
            </p>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <label className={own.together}>
          <input
            type="checkbox"
            className={own.box}
            checked={isTogether}
            onChange={({ target }) => setTogetherBy(target.checked ? code : '')}
          />
          {sellerWords.paidTogether}
        </label>
      )}
      {issue || (others.length > 0 && !isTogether) ? (
        <button
          type="button"
          className={buttonClass('chat')}
          onClick={() => {
            setTried(true);
            const asked = others.length > 0 ? '[type="checkbox"]' : 'input';
            part.current?.querySelector<HTMLElement>(asked)?.focus();
          }}
        >
          {sellerWords.send}
        </button>
      ) : (
        <ReadyReply
          text={text}
          message={withOrderLink(text, content, next, orderAddress())}
          chat={readPhone(entry.phone)?.chat}
          onSaid={take}
        >
          {markOnly}
        </ReadyReply>
      )}
    </div>
  );
}

function Field({
  name,
  value,
  issue,
  onType,
  onLeft,
}: {
  name: keyof Typed;
  value: string;
  issue: string;
  onType: (value: string) => void;
  onLeft: () => void;
}) {
  const id = useId();
  return (
    <label className={css.field}>
      {sellerWords[name]}
      <input
        className={css.input}
        value={value}
        inputMode={name === 'sum' ? 'numeric' : undefined}
        maxLength={name === 'carrier' || name === 'waybill' ? longestCarrier : undefined}
        autoComplete="off"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? id : undefined}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeft}
      />
      {issue && (
        <span id={id} className={css.issue}>
          {issue}
        </span>
      )}
    </label>
  );
}

const fieldsOf: Partial<Record<StepName, readonly (keyof Typed)[]>> = {
  confirmed: ['sum'],
  paid: ['code'],
  sent: ['carrier', 'waybill'],
};

const codeIssues = {
  failed: sellerWords.notPaidIssue,
  reversed: sellerWords.notPaidIssue,
  phone: sellerWords.codeIsPhone,
  unknown: sellerWords.codeIssue,
};

function firstTyped({ order, state }: OrderContent): Typed {
  return {
    code: state?.paidCode ?? '',
    carrier: state?.carrier ?? carrierOf(order),
    waybill: state?.waybill ?? '',
  };
}

/** The text of a step, and the mistake in it; '' without a mistake. */
function factsOf(
  is: StepName,
  typed: Required<Typed>,
  payment: PaymentReading | undefined,
): { facts: StepFacts; issue: string } {
  const toPayKes = typedSum(typed.sum);
  if (is === 'confirmed')
    return toPayKes === undefined
      ? { facts: {}, issue: sellerWords.sumIssue }
      : { facts: { toPayKes }, issue: '' };
  if (is === 'paid' && payment)
    return payment.kind === 'payment'
      ? { facts: { paidCode: payment.code }, issue: '' }
      : { facts: {}, issue: codeIssues[payment.kind] };
  if (is === 'sent') return { facts: typedCarrier(typed.carrier, typed.waybill), issue: '' };
  return { facts: {}, issue: '' };
}

/** The sum of a message beside the order's, and their difference; '' where one of them is not known. */
function paidSumText(payment: PaymentReading | undefined, content: OrderContent): string {
  const amountKes = payment?.kind === 'payment' ? payment.amountKes : undefined;
  const sumKes = orderSumKes(content);
  if (amountKes === undefined || sumKes === undefined) return '';
  const due = { sumKes, isFeeOpen: false };
  return `${paidBesideDue(amountKes, due)} ${paidDifference(amountKes, due)}`.trim();
}
