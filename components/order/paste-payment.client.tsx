'use client';

import { useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import hintCss from '@/components/ui/hint.module.css';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/whole-words';
import { shop } from '@/data/shop';
import { timeText } from '@/lib/format/clock';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { shownReference } from '@/lib/order/reference';
import { isMpesaCode, type PastedMessage } from '@/lib/payment/mpesa-message';
import {
  type DuePayment,
  dayText,
  fittingMessage,
  paidText,
  paymentDifferences,
} from '@/lib/payment/payment-differences';
import { pastePaymentWords as ownerWords } from '@/owner-words/paste-payment';
import { pastePaymentWords } from '@/words/paste-payment';
import css from './paste-payment.module.css';

/**
 * Reads the M-PESA message that the customer pastes, names where it differs from the order, and sends its
 * code to the chat. A help to the customer alone: nothing is stored, and it proves no payment.
 */
export function PastePayment({
  due,
  onCode,
}: {
  due: DuePayment;
  /** Called with a code that is sent, and the shillings that its message says. */
  onCode?: (code: string, amountKes: number | undefined) => void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const message = text.trim() ? fittingMessage(text, due, Date.now()) : undefined;
  return (
    <div className={css.paste} data-no-print="">
      <label className={css.label} htmlFor={id}>
        {pastePaymentWords.label}
      </label>
      <p id={`${id}-hint`} className={hintCss.hint}>
        <WholeWords text={pastePaymentWords.hint} />
      </p>
      <textarea
        id={id}
        className={css.text}
        aria-describedby={`${id}-hint`}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className={message ? css.read : 'visually-hidden'}>
        {message && <Read message={message} due={due} />}
      </div>
      {message && 'code' in message && <SendCode message={message} due={due} onCode={onCode} />}
    </div>
  );
}

/** What was read, and where it differs from the order. */
function Read({ message, due }: { message: PastedMessage; due: DuePayment }) {
  const { code } = pastePaymentWords;
  if (message.kind === 'code')
    return <strong className={css.code}>{fillText(code, { code: message.code })}</strong>;
  if (message.kind !== 'payment') return <p>{pastePaymentWords[message.kind]}</p>;
  const differences = paymentDifferences(message, due, Date.now());
  return (
    <>
      <p>
        <strong className={css.code}>{fillText(code, { code: message.code })}</strong>
        <span>{keepTogether(paymentText(message))}</span>
      </p>
      {differences.length === 0 ? (
        <p>{pastePaymentWords.same}</p>
      ) : (
        <>
          <p>{pastePaymentWords.differs}</p>
          <ul className={css.differences}>
            {differences.map((difference) => (
              <li key={difference}>{keepTogether(difference)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function paymentText(message: PastedMessage & { kind: 'payment' }): string {
  const { payee, account, dayMs, time } = message;
  const sum = paidText(message.amountKes);
  const { read, readAccount, at } = pastePaymentWords;
  const paid = account
    ? fillText(readAccount, { sum, payee, account })
    : fillText(read, { sum, payee });
  if (dayMs === undefined) return paid;
  const day = dayText(dayMs);
  return `${paid}, ${time ? fillText(at, { day, time: timeText(time) }) : day}`;
}

/** The chat with the code. */
function SendCode({
  message,
  due,
  onCode,
}: {
  message: { code: string; amountKes?: number };
  due: DuePayment;
  onCode: ((code: string, amountKes: number | undefined) => void) | undefined;
}) {
  const { code, amountKes } = message;
  const { sendText, sendCodeText, mpesaCode, otherCode } = ownerWords;
  const facts = {
    shop: shop.name,
    reference: shownReference(due.reference),
    named: isMpesaCode(code) ? mpesaCode : otherCode,
    code,
  };
  const text =
    amountKes === undefined
      ? fillText(sendCodeText, facts)
      : fillText(sendText, { ...facts, sum: paidText(amountKes) });
  return (
    <a
      className={buttonClass('chat')}
      href={chatLink(text)}
      onClick={({ currentTarget }) => {
        onCode?.(code, amountKes);
        // Without the app it leads to the browser's error page, which must not take the order's place.
        currentTarget.target = navigator.onLine ? '' : '_blank';
      }}
    >
      <Icon name="chat" />
      {pastePaymentWords.send}
    </a>
  );
}
