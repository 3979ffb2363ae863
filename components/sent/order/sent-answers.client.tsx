'use client';

import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import { chatLink } from '@/lib/links/chat-and-call';
import { type OrderState, stepOf } from '@/lib/order/order-state';
import type { KeptOrder } from '@/lib/sent/orders';
import { orderWasSent } from '@/lib/sent/sent-order.client';
import { sentWords } from '@/words/sent';
import css from './sent-answers.module.css';

/**
 * Whether the page asks about an order, or offers to send a phone order in writing: the shop has
 * not answered yet.
 */
export function hasSentAnswers(
  { question, byPhone }: KeptOrder,
  state: OrderState | undefined,
): boolean {
  return stepOf(state) === 'new' && (question !== undefined || byPhone !== undefined);
}

/**
 * The answers to the question whether an order was sent. One that was ordered by phone can still be sent in
 * the chat.
 */
export function SentAnswers({
  order,
  main = 'main',
}: {
  order: KeptOrder;
  /** The kind of the first button: the main one is of the brand's colour, as the top of a page is. */
  main?: 'main' | 'chat';
}) {
  const { question, byPhone } = order;
  const text = question?.text ?? byPhone ?? '';
  const isCalled = question?.isCalled || !question;
  return (
    <div className={css.answers} data-no-print="">
      {question && (
        <button
          type="button"
          className={buttonClass(main)}
          onClick={({ currentTarget }) => {
            const place = currentTarget.closest('li, section');
            flushSync(() => orderWasSent(order));
            // The button is gone.
            place?.querySelector('a')?.focus();
          }}
        >
          {isCalled ? sentWords.yesCalled : sentWords.yes}
        </button>
      )}
      <a className={buttonClass('plain')} {...sendInChat(chatLink(text))}>
        {isCalled ? sentWords.write : sentWords.again}
      </a>
    </div>
  );
}
