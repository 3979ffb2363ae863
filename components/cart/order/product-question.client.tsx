'use client';

import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '@/components/dialog/dialog.client';
import { useDeliveryClock } from '@/components/page/use-delivery-clock.client';
import { SentQuestion } from '@/components/sent/sent-question.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import textLink from '@/components/ui/text-link.module.css';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { chatLink } from '@/lib/links/chat-and-call';
import { missingChoices } from '@/lib/order/missing-choices';
import { orderOfProduct } from '@/lib/sent/product-order.client';
import { closeProductQuestion, productQuestionStore } from '@/lib/sent/product-question.client';
import { cartWords } from '@/words/cart';
import { sentWords } from '@/words/sent';
import { BeforeSending } from './before-sending.client';
import css from './product-question.module.css';

/** The step before a product's own order is sent; then it asks whether it was. */
export function ProductQuestion() {
  const step = useStore(productQuestionStore, (store) => store.step);
  return step && <Step {...step} />;
}

function Step({
  item,
  missing,
}: NonNullable<ReturnType<typeof productQuestionStore.getState>['step']>) {
  // The order is made of these choices, and of the time.
  useStore(orderChoicesStore);
  useDeliveryClock(deliveryTerms);
  const [isSent, setSent] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { text, lines, choice, keep } = orderOfProduct(item);
  const send = () => {
    keep();
    setSent(true);
  };
  const link = sendInChat(chatLink(text), send, keep);
  return (
    <Dialog title={isSent ? sentWords.after : sentWords.before} onClosed={closeProductQuestion}>
      {isSent ? (
        <div ref={body} className={css.sent}>
          <SentQuestion onDone={() => body.current?.closest('dialog')?.close()} />
        </div>
      ) : (
        <>
          <BeforeSending lines={lines} choice={choice} missing={missing} prices="loaded">
            <a className={textLink.strong} {...link}>
              {sentWords.skip}
            </a>
          </BeforeSending>
          <div className={css.foot} data-foot="">
            <a className={buttonClass(missingChoices(choice) ? 'plain' : 'chat')} {...link}>
              <Icon name="chat" />
              {cartWords.chat}
            </a>
          </div>
        </>
      )}
    </Dialog>
  );
}
