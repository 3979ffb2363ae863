'use client';

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { pagePaths } from '@/lib/links/page-paths';
import { forgetAll } from '@/lib/privacy/forget-all.client';
import { bookStore } from '@/lib/seller/book.client';
import { bookCode } from '@/lib/seller/book-codes';
import { isShopPhone, shopPhoneStore } from '@/lib/seller/shop-phone.client';
import { forgetWords } from '@/words/forget';
import css from './forget-all.module.css';

/** The button that forgets what this phone keeps of the shopper, once it has asked. */
export function ForgetAll() {
  const [step, setStep] = useState<'offered' | 'asked' | 'kept' | 'done'>('offered');
  const keepsBook = useKeepsBook();
  const question = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The focused element is gone.
  useEffect(() => {
    if (step === 'asked') question.current?.focus();
    if (step === 'kept' || step === 'done') button.current?.focus();
  }, [step]);
  return (
    <section className={css.forget} aria-labelledby="forget">
      <h2 id="forget" className={css.title}>
        {forgetWords.title}
      </h2>
      <p>{forgetWords.what}</p>
      {keepsBook && (
        <p>
          {forgetWords.bookStays}{' '}
          <SiteLink href={`${pagePaths.order}#${bookCode}`}>{forgetWords.book}</SiteLink>
        </p>
      )}
      {step === 'asked' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          ref={question}
          className={css.question}
          role="group"
          aria-labelledby="forget-question"
          aria-describedby="forget-lost"
          tabIndex={-1}
        >
          <p id="forget-question" className={css.asked}>
            {forgetWords.ask}
          </p>
          <p id="forget-lost">{forgetWords.lost}</p>
          <div className={css.answers}>
            <button
              type="button"
              className={buttonClass('main')}
              onClick={() => void forgetAll().then(() => setStep('done'))}
            >
              {forgetWords.yes}
            </button>
            <button type="button" className={buttonClass('plain')} onClick={() => setStep('kept')}>
              {forgetWords.no}
            </button>
          </div>
        </div>
      ) : (
        <button
          ref={button}
          type="button"
          className={buttonClass('plain')}
          data-needs-script=""
          data-no-print=""
          onClick={() => setStep('asked')}
        >
          {forgetWords.button}
        </button>
      )}
      <p role="status" className={css.done}>
        {step === 'done' && forgetWords.done}
      </p>
      <p className={css.small}>{forgetWords.byHand}</p>
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
