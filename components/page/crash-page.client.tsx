'use client';

import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { shop } from '@/data/shop';
import { replayClicks } from '@/lib/early/replay-clicks.client';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink, chatAddress } from '@/lib/links/chat-and-call';
import { crashPageWords } from '@/words/crash-page';
import css from './crash-page.module.css';

/** Replaces a page whose script crashed. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  // The crash may have removed the page's HydrationMarker: without it clicks would stay deferred.
  useEffect(replayClicks, []);
  return (
    <div className={css.crash}>
      <h1>{crashPageWords.title}</h1>
      <p>{crashPageWords.text}</p>
      <button
        type="button"
        className={buttonClass('main')}
        onClick={() => window.location.reload()}
      >
        {crashPageWords.reload}
      </button>
      <a className={buttonClass('plain')} href={callLink}>
        {fillText(crashPageWords.call, { phone: localPhone(shop.phone) })}
      </a>
      <a className={buttonClass('chat')} href={chatAddress}>
        <Icon name="chat" />
        {crashPageWords.chat}
      </a>
    </div>
  );
}
