'use client';

import { CopyButton } from '@/components/cart/copy-button.client';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { sendLink } from '@/lib/links/chat-and-call';
import { sellerWords } from '@/words/seller';
import css from './ready-reply.module.css';

const { send, sendReply } = sellerWords;

/** A reply, with a button that copies it and a link that sends it to a chat that the seller chooses. */
export function ReadyReply({ text }: { text: string }) {
  return (
    <div className={css.reply}>
      <p className={css.text}>{text}</p>
      <CopyButton what={text} text={text} />
      <a
        className={css.send}
        href={sendLink(text)}
        aria-label={fillText(sendReply, { reply: text })}
      >
        <Icon name="chat" />
        {send}
      </a>
    </div>
  );
}
