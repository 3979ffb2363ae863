'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { Dialog } from '@/components/dialog/dialog.client';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { bookStore } from '@/lib/book/book.client';
import { isShopPhone, shopPhoneStore } from '@/lib/book/shop-phone.client';
import { pagePaths } from '@/lib/links/page-paths';
import { forgetAll } from '@/lib/privacy/forget-all.client';
import { forgetWords } from '@/words/forget';
import css from './forget-all.module.css';

/** The button that forgets what this phone keeps of the shopper, once it has asked. */
export function ForgetAll() {
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState(false);
  const keepsBook = useKeepsBook();
  const part = useRef<HTMLElement>(null);
  const forget = async () => {
    await forgetAll();
    // Synchronous, so that the dialog has closed and returned the focus before it moves on.
    flushSync(() => {
      setAsks(false);
      setDone(true);
    });
    part.current?.focus();
  };
  return (
    <section ref={part} className={css.forget} tabIndex={-1} aria-labelledby="forget">
      <h2 id="forget" className={css.title}>
        {forgetWords.title}
      </h2>
      <p>{forgetWords.what}</p>
      {keepsBook && (
        <p>
          {forgetWords.bookStays}{' '}
          <SiteLink href={`${pagePaths.order}#book`}>{forgetWords.book}</SiteLink>
        </p>
      )}
      <button
        type="button"
        className={buttonClass('main')}
        data-needs-script=""
        onClick={() => setAsks(true)}
      >
        {forgetWords.button}
      </button>
      <p role="status" className={css.done}>
        {done && forgetWords.done}
      </p>
      <p className={css.small}>{forgetWords.byHand}</p>
      {asks && (
        <Dialog title={forgetWords.ask} onClosed={() => setAsks(false)}>
          <div className={css.question}>
            <p>{forgetWords.lost}</p>
            {keepsBook && <p>{forgetWords.bookStays}</p>}
            <button type="button" className={buttonClass('main')} onClick={() => void forget()}>
              {forgetWords.yes}
            </button>
            <button type="button" className={buttonClass('plain')} onClick={() => setAsks(false)}>
              {forgetWords.no}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Whether this phone has orders in the shop's book, or is marked as the shop's own. */
function useKeepsBook(): boolean {
  const hasOrders = useStore(bookStore, ({ list }) => list.length > 0);
  const isMarked = useStore(shopPhoneStore, isShopPhone);
  // The prerendered page knows of no phone.
  return useHydrated() && (hasOrders || isMarked);
}
