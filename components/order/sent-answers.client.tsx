'use client';

import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { chatLink } from '@/lib/links/chat-and-call';
import type { KeptOrder } from '@/lib/order/orders';
import { orderWasSent } from '@/lib/order/sent-order.client';
import { sentWords } from '@/words/sent';
import css from './sent-answers.module.css';

/** The answers to the question whether an order was sent; nothing where it was answered. */
export function SentAnswers({ order }: { order: KeptOrder }) {
  const { question } = order;
  if (!question) return null;
  return (
    <div className={css.answers} data-no-print="">
      <button
        type="button"
        className={buttonClass('main')}
        onClick={({ currentTarget }) => {
          const place = currentTarget.closest('li, section');
          flushSync(() => orderWasSent(order));
          // The button is gone.
          place?.querySelector('a')?.focus();
        }}
      >
        {question.isCalled ? sentWords.yesCalled : sentWords.yes}
      </button>
      <a className={buttonClass('plain')} href={chatLink(question.text)}>
        {question.isCalled ? sentWords.write : sentWords.again}
      </a>
    </div>
  );
}
