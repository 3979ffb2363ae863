'use client';

import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { shop } from '@/data/shop';
import { openCart } from '@/lib/cart/cart-dialog.client';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink } from '@/lib/links/chat-and-call';
import { type KeptPage, listKeptPages } from '@/lib/offline/kept-pages.client';
import { offlineWords } from '@/words/offline';
import css from './offline-page.module.css';

/**
 * What is there without a network, in place of a page that was never opened: the pages that were, the cart,
 * the phone and the chat. `chat` is the link to the chat.
 */
export function OfflinePage({ chat }: { chat: string }) {
  const { text, again, kept, noneKept, cart, order, call, chat: ask } = offlineWords;
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    void listKeptPages().then(setPages);
  }, []);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <p>{text}</p>
        <div className={css.buttons} data-needs-script="">
          <button
            type="button"
            className={buttonClass('main')}
            onClick={() => window.location.reload()}
          >
            {again}
          </button>
          <button type="button" className={buttonClass('plain')} onClick={openCart}>
            {cart}
          </button>
        </div>
        {pages?.length === 0 && <p>{noneKept}</p>}
        {pages?.[0] && <h2 className={css.title}>{kept}</h2>}
        {pages?.[0] && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
          <ul className={css.pages} role="list">
            {pages.map(({ path, title }) => (
              <li key={path} className={css.item}>
                <a className={css.link} href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.order}>
        <p>{order}</p>
        <a className={buttonClass('plain')} href={callLink}>
          <PhoneIcon />
          <span>{fillText(call, { phone: localPhone(shop.phone) })}</span>
        </a>
        <a className={buttonClass('chat')} href={chat}>
          <Icon name="chat" />
          {ask}
        </a>
      </div>
    </div>
  );
}
