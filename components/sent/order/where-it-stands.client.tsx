'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DirectionsLink } from '@/components/ui/directions-link';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { WholeWords } from '@/components/ui/whole-words';
import { keepTogether } from '@/lib/format/money';
import { callLink, chatLink } from '@/lib/links/chat-and-call';
import type { OrderContent } from '@/lib/order/order-link-format';
import { stepOf } from '@/lib/order/order-state';
import { aboutOrderText } from '@/lib/sent/about-order-text';
import type { OrderNews } from '@/lib/sent/order-news';
import { orderAddress } from '@/lib/sent/orders.client';
import { isOver, isPickedUp } from '@/lib/sent/where-it-stands';
import { orderStateWords } from '@/words/order-state';
import { StepList } from './step-list.client';
import css from './where-it-stands.module.css';

/**
 * The state of an order, its next step, all steps, and the ways to ask about the order. `children`
 * are the customer's next actions. An order that may not have been sent has no steps, and no ways
 * to ask.
 */
export function WhereItStands({
  content,
  news: { now, next, promise, deed },
  isOwn,
  children,
}: {
  content: OrderContent;
  news: OrderNews;
  /** Whether it was sent from this phone. */
  isOwn: boolean;
  children?: ReactNode;
}) {
  const isSending = deed === 'send';
  const isCollected = isPickedUp(content.order) && !isOver(content.state) && !isSending;
  const isLinks = children !== undefined || deed === 'pay' || deed === 'again';
  const wayClass = (kind: 'chat' | 'plain') => (isLinks ? css.link : buttonClass(kind));
  return (
    // On paper the day of the order, which is above, says all of a new one.
    <section
      className={css.standing}
      aria-label={orderStateWords.title}
      data-no-print={stepOf(content.state) === 'new' ? '' : undefined}
    >
      <div className={css.news}>
        <div className={css.words}>
          <h2 className={css.now}>{keepTogether(now)}</h2>
          {next && (
            <p className={css.next}>
              <WholeWords text={keepTogether(next)} />
            </p>
          )}
          {promise && (
            <p className={css.promise}>
              <WholeWords text={keepTogether(promise)} />
            </p>
          )}
          {isCollected && <DirectionsLink className={css.link} />}
          {children}
        </div>
        {!isSending && (
          <div className={isLinks ? css.links : css.buttons} data-no-print="">
            <a
              className={wayClass('chat')}
              href={chatLink(aboutOrderText(content, orderAddress()))}
            >
              <Icon name="chat" />
              {orderStateWords.ask}
            </a>
            <a className={wayClass('plain')} href={callLink}>
              <PhoneIcon />
              {orderStateWords.call}
            </a>
          </div>
        )}
      </div>
      {!isSending && <StepList content={content} isOwn={isOwn} heading={now} />}
    </section>
  );
}
