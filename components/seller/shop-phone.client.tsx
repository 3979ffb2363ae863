'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { SellerField } from '@/components/seller/parts/seller-field.client';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { shopPath } from '@/lib/links/page-paths';
import { bookCode } from '@/lib/seller/book-codes';
import {
  isShopPhone,
  markShopPhone,
  shopPhoneStore,
  unmarkShopPhone,
} from '@/lib/seller/shop-phone.client';
import { readStockPlace } from '@/lib/seller/stock-place';
import { shopPhoneWords } from '@/words/shop-phone';
import own from './shop-phone.module.css';

/** Asks whether this is the shop's own phone, and marks it or takes the mark away. */
export function ShopPhonePage() {
  const marked = useStore(shopPhoneStore, isShopPhone);
  const part = useRef<HTMLDivElement>(null);
  const notify = useNotifications();
  return (
    <div ref={part} className={own.part} tabIndex={-1}>
      {marked ? (
        <Marked
          onUnmark={() => {
            unmarkShopPhone();
            notify('success', shopPhoneWords.unmarked);
            part.current?.focus();
          }}
        />
      ) : (
        <Question
          onMark={() => {
            markShopPhone();
            part.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Question({ onMark }: { onMark: () => void }) {
  return (
    <>
      <h2 className={own.title}>{shopPhoneWords.question}</h2>
      <p>{shopPhoneWords.what}</p>
      <p>{shopPhoneWords.where}</p>
      <div className={own.buttons}>
        <button type="button" className={buttonClass('main')} onClick={onMark}>
          {shopPhoneWords.mark}
        </button>
        <SiteLink className={buttonClass('plain')} href={shopPath}>
          {shopPhoneWords.no}
        </SiteLink>
      </div>
    </>
  );
}

function Marked({ onUnmark }: { onUnmark: () => void }) {
  const saved = useStore(shopPhoneStore, (phone) => phone.saved);
  const mayBeCleared = useMayBeCleared();
  return (
    <>
      <p role="status" className={own.marked}>
        {shopPhoneWords.isMarked}
      </p>
      {!saved && <p className={own.note}>{shopPhoneWords.notKept}</p>}
      <p>{shopPhoneWords.next}</p>
      {saved && mayBeCleared && <p>{shopPhoneWords.mayBeCleared}</p>}
      <div className={own.buttons}>
        <a className={buttonClass('main')} href={`#${bookCode}`}>
          {shopPhoneWords.book}
        </a>
      </div>
      <StockPlace />
      <div className={own.buttons}>
        <button type="button" className={buttonClass('plain')} onClick={onUnmark}>
          {shopPhoneWords.unmark}
        </button>
      </div>
      <p>{shopPhoneWords.bookStays}</p>
    </>
  );
}

/** The address where stock is changed: kept on this phone, as whoever has a sheet's address may change the sheet. */
function StockPlace() {
  const kept = useStore(shopPhoneStore, ({ list }) => list[0]?.stockAt ?? '');
  const [typed, setTyped] = useState(kept);
  const [left, setLeft] = useState(false);
  const help = useId();
  const isWrong = left && typed.trim() !== '' && !readStockPlace(typed);
  return (
    <section className={own.section}>
      <h2 className={own.title}>{shopPhoneWords.stock}</h2>
      <p id={help}>{shopPhoneWords.stockHelp}</p>
      <SellerField
        name={shopPhoneWords.stockAt}
        issue={isWrong ? shopPhoneWords.stockIssue : ''}
        help={help}
        type="url"
        value={typed}
        placeholder={shopPhoneWords.stockExample}
        onChange={({ target }) => {
          setTyped(target.value);
          markShopPhone({ stockAt: readStockPlace(target.value) ?? '' });
        }}
        onBlur={() => setLeft(true)}
      />
    </section>
  );
}

/** Whether the browser has not promised to keep what is stored. */
function useMayBeCleared(): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    navigator.storage?.persist?.().then(
      (persisted) => setMay(!persisted),
      () => setMay(true),
    );
  }, []);
  return may;
}
