'use client';

import { useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import textCss from '@/components/ui/text.module.css';
import { WholeWords } from '@/components/ui/whole-words';
import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { chatLink } from '@/lib/links/chat-and-call';
import { textThatFits } from '@/lib/order/message-length';
import { isMpesaCode } from '@/lib/order/payment-code';
import { shownReference } from '@/lib/order/reference';
import { type DueSum, paidBesideDue, paidDifference, paidText } from '@/lib/sent/paid-sum';
import { type PaymentReading, readPayment } from '@/lib/sent/payment-message';
import { pastePaymentWords as ownerWords } from '@/owner-words/paste-payment';
import { pastePaymentWords } from '@/words/paste-payment';
import css from './paste-payment.module.css';

/** The sum to pay, and the order's reference without the shop's letters. */
interface Due extends DueSum {
  reference: string;
}

/**
 * Reads a payment message that the customer pastes, shows its sum beside the order's, and sends its
 * code to the chat, or the text if it has no code. This only helps the customer, and proves no
 * payment.
 */
export function PastePayment({
  due,
  isNext,
  onCode,
}: {
  due: Due;
  /** Whether this is what the customer is to do now: the button is loud. */
  isNext: boolean;
  /** Called with a code that is sent. */
  onCode?: (code: string) => void;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const reading = text.trim() ? readPayment(text) : undefined;
  return (
    <div className={css.paste} data-no-print="">
      <label className={css.label} htmlFor={id}>
        {pastePaymentWords.label}
      </label>
      <p id={`${id}-hint`} className={textCss.soft}>
        <WholeWords text={pastePaymentWords.hint} />
      </p>
      <textarea
        ref={field}
        id={id}
        className={css.text}
        aria-describedby={`${id}-hint`}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className={reading ? css.read : 'visually-hidden'}>
        {reading && <Read reading={reading} due={due} />}
      </div>
      {/* Without a text there is nothing to send: the button leads to the field. */}
      {!reading && (
        <button
          type="button"
          className={buttonClass(isNext ? 'chat' : 'plain')}
          onClick={() => field.current?.focus()}
        >
          <Icon name="chat" />
          {pastePaymentWords.send}
        </button>
      )}
      {reading?.kind === 'payment' && (
        <SendLink
          name={pastePaymentWords.send}
          text={codeText(reading, due)}
          onSend={() => onCode?.(reading.code)}
        />
      )}
      {reading && reading.kind !== 'payment' && (
        <SendLink name={pastePaymentWords.sendAsItIs} text={asItIsText(text, due)} />
      )}
    </div>
  );
}

/** The reading of the message, and its difference from the order's sum. */
function Read({ reading, due }: { reading: PaymentReading; due: Due }) {
  if (reading.kind !== 'payment')
    return <p>{pastePaymentWords[reading.kind === 'phone' ? 'unknown' : reading.kind]}</p>;
  const { code, amountKes } = reading;
  const difference = amountKes === undefined ? '' : paidDifference(amountKes, due);
  return (
    <>
      <strong className={css.code}>{fillText(pastePaymentWords.code, { code })}</strong>
      {amountKes !== undefined && <p>{keepTogether(paidBesideDue(amountKes, due))}</p>}
      {difference && <strong>{keepTogether(difference)}</strong>}
    </>
  );
}

/** The chat with a text. */
function SendLink({ name, text, onSend }: { name: string; text: string; onSend?: () => void }) {
  return (
    <a className={buttonClass('chat')} {...sendInChat(chatLink(text), onSend)}>
      <Icon name="chat" />
      {name}
    </a>
  );
}

function codeText(
  { code, amountKes }: PaymentReading & { kind: 'payment' },
  { reference }: Due,
): string {
  const { sendText, sendCodeText, mpesaCode, otherCode } = ownerWords;
  const facts = {
    shop: shop.name,
    reference: shownReference(reference),
    named: isMpesaCode(code) ? mpesaCode : otherCode,
    code,
  };
  return amountKes === undefined
    ? fillText(sendCodeText, facts)
    : fillText(sendText, { ...facts, sum: paidText(amountKes) });
}

function asItIsText(pasted: string, { reference }: Due): string {
  const facts = { shop: shop.name, reference: shownReference(reference) };
  return textThatFits(pasted.trim(), (text) =>
    fillText(ownerWords.sendAsItIsText, { ...facts, text }),
  );
}
