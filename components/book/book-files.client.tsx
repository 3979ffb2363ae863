'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { useStore } from 'zustand';
import { buttonClass } from '@/components/ui/button';
import { shop } from '@/data/shop';
import { bookText } from '@/lib/book/book';
import { bookStore, changeBook } from '@/lib/book/book.client';
import { readCopy, withCopy } from '@/lib/book/book-copy';
import { bookCsv } from '@/lib/book/book-csv';
import type { BookOrder } from '@/lib/book/book-orders';
import { dayText } from '@/lib/book/day-text';
import { keepCopyTime, lastCopyStore } from '@/lib/book/last-copy.client';
import { countText, fillText } from '@/lib/format/fill-text';
import { kenyanDay } from '@/lib/format/kenyan-time';
import { linkDay } from '@/lib/order/order-link';
import {
  canShareFiles,
  downloadFile,
  shareFile,
  type TextFile,
} from '@/lib/share/text-file.client';
import { orderBookWords } from '@/words/order-book';
import { sellerWords } from '@/words/seller';
import css from './book-files.module.css';

/** A larger file is no copy of an order book: 10,000 orders have less. In bytes. */
const LARGEST_COPY = 20_000_000;

/** The book as a table, and as a copy that another phone takes back. */
export function BookFiles({
  ref,
  orders,
  productName,
}: {
  ref: Ref<HTMLElement>;
  orders: readonly BookOrder[];
  productName: (id: string) => string;
}) {
  const [copied] = useStore(lastCopyStore).list;
  const isEmpty = orders.length === 0;
  const table = (): TextFile => ({
    name: fileName(orderBookWords.tableFile),
    type: 'text/csv',
    text: bookCsv(
      orders,
      { columns: orderBookWords.csvColumns, steps: sellerWords.stands },
      productName,
    ),
  });
  const copy = (): TextFile => ({
    name: fileName(orderBookWords.copyFile),
    type: 'text/plain',
    text: bookText(bookStore.getState().list),
  });
  const { saveTable, shareTable, saveCopy, shareCopy } = orderBookWords;
  return (
    <section
      ref={ref}
      className={css.files}
      aria-labelledby="book-files"
      tabIndex={-1}
      data-no-print=""
    >
      <h2 id="book-files">{orderBookWords.files}</h2>
      {!isEmpty && (
        <Part title={orderBookWords.tableTitle} text={orderBookWords.tableText}>
          <Saving file={table} names={{ save: saveTable, share: shareTable }} />
        </Part>
      )}
      <Part title={orderBookWords.copyTitle} text={orderBookWords.copyText}>
        {!isEmpty && (
          <Saving file={copy} names={{ save: saveCopy, share: shareCopy }} onSaved={keepCopyTime} />
        )}
        {copied && <p>{fillText(orderBookWords.lastCopy, { day: dayText(linkDay(copied)) })}</p>}
        <TakeBack />
      </Part>
    </section>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.part}>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Saves a file, or shares it where the phone can: some browsers within apps save nothing. */
function Saving({
  file,
  names,
  onSaved,
}: {
  file: () => TextFile;
  names: { save: string; share: string };
  onSaved?: () => void;
}) {
  const [said, setSaid] = useState('');
  const saved = (text: string) => {
    onSaved?.();
    setSaid(text);
  };
  const save = () => {
    const made = file();
    if (downloadFile(made)) saved(fillText(orderBookWords.saved, { file: made.name }));
    else setSaid(orderBookWords.notSaved);
  };
  const share = async () => {
    const made = file();
    const outcome = await shareFile(made);
    if (outcome === 'shared') saved(fillText(orderBookWords.shared, { file: made.name }));
    else setSaid(outcome === 'failed' ? orderBookWords.notSaved : '');
  };
  return (
    <>
      <div className={css.buttons}>
        <button type="button" className={buttonClass('plain')} onClick={save}>
          {names.save}
        </button>
        {canShareFiles() && (
          <button type="button" className={buttonClass('plain')} onClick={share}>
            {names.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </>
  );
}

/** Takes the orders of a copy into the book. */
function TakeBack() {
  const [said, setSaid] = useState('');
  const takeBack = async (file: File) => {
    const copy = file.size <= LARGEST_COPY ? readCopy(await textOf(file)) : undefined;
    if (!copy || (copy.unread > 0 && copy.book.length === 0)) {
      const name = fileName(orderBookWords.copyFile);
      setSaid(fillText(orderBookWords.noCopy, { file: file.name, name }));
      return;
    }
    let counts = { added: 0, changed: 0 };
    changeBook((book) => {
      const taken = withCopy(book, copy.book);
      counts = taken;
      return taken.book;
    });
    const sentence = fillText(orderBookWords.takenBack, {
      added: countText(orderBookWords.added, counts.added),
      changed: countText(orderBookWords.changed, counts.changed),
    });
    setSaid(
      copy.unread > 0 ? `${sentence} ${countText(orderBookWords.unread, copy.unread)}` : sentence,
    );
  };
  return (
    <>
      <label className={buttonClass('plain', css.pick)}>
        <input
          type="file"
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void takeBack(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {orderBookWords.takeBack}
      </label>
      <p role="status">{said}</p>
    </>
  );
}

/** The text of a file; '' where the phone does not give it. Never rejects. */
function textOf(file: File): Promise<string> {
  return file.text().catch(() => '');
}

/** With the shop and today: 'mavazi-order-book-2026-11-26.txt'. */
function fileName(name: (typeof orderBookWords)['tableFile' | 'copyFile']): string {
  const date = kenyanDay(Date.now());
  return fillText(name, { shop: shop.id, date });
}
