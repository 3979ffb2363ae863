'use client';

import type { ReactNode } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WholeWords } from '@/components/ui/whole-words';
import { fillText } from '@/lib/format/fill-text';
import { customerChatLink, sendLink } from '@/lib/links/chat-and-call';
import { copyText } from '@/lib/share/clipboard.client';
import { cartWords } from '@/words/cart';
import { sellerWords } from '@/words/seller';
import css from './ready-reply.module.css';

/**
 * A reply with a link that sends it to the customer's chat, or to a chat that the seller chooses,
 * and a button that copies the reply.
 */
export function ReadyReply({
  text,
  message,
  chat,
  onSaid,
  children,
}: {
  /** The visible part of the reply. */
  text: string;
  /** All of it: the order's link too. */
  message: string;
  /** The customer's number as a chat's address has it. */
  chat: string | undefined;
  /** Called when the reply is copied, or its chat opens. */
  onSaid: () => void;
  children?: ReactNode;
}) {
  const notify = useNotifications();
  const copy = async () => {
    if (!(await copyText(message))) {
      notify('info', fillText(cartWords.copyByHand, { text: message }));
      return;
    }
    notify('success', sellerWords.copied);
    onSaid();
  };
  return (
    <div className={css.reply}>
      <p className={css.text}>
        <WholeWords text={text} />
      </p>
      <div className={css.buttons}>
        <a
          className={buttonClass('chat')}
          href={chat ? customerChatLink(chat, message) : sendLink(message)}
          aria-label={fillText(sellerWords.sendReply, { reply: text })}
          onClick={onSaid}
        >
          <Icon name="chat" />
          {sellerWords.send}
        </a>
        <button
          type="button"
          className={buttonClass('plain')}
          aria-label={fillText(sellerWords.copyReply, { reply: text })}
          onClick={copy}
        >
          <Icon name="copy" />
          {sellerWords.copy}
        </button>
        {children}
      </div>
    </div>
  );
}
