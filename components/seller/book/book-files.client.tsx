'use client';

import { type Ref, useState } from 'react';
import { useStore } from 'zustand';
import { fillText } from '@/lib/format/fill-text';
import { linkDay } from '@/lib/order/order-link-facts';
import { bookText } from '@/lib/seller/book';
import { bookStore } from '@/lib/seller/book.client';
import { bookCsv } from '@/lib/seller/book-csv';
import type { BookOrder } from '@/lib/seller/book-orders';
import { bookDayText } from '@/lib/seller/day-text';
import { lastCopyStore } from '@/lib/seller/last-copy.client';
import type { TextFile } from '@/lib/share/text-file.client';
import { orderBookWords } from '@/words/order-book';
import { sellerWords } from '@/words/seller';
import css from './book-files.module.css';
import { CopyAway } from './copy-away.client';
import { fileName, Saving } from './saving.client';
import { TakeBack } from './take-back.client';

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
  const { csvColumns: columns, tableTitle, tableText, copyTitle, copyText } = orderBookWords;
  const table = (): TextFile => ({
    name: fileName(orderBookWords.table.file),
    type: 'text/csv',
    text: bookCsv(orders, { columns, steps: sellerWords.stands }, productName),
  });
  const copy = (): TextFile => ({
    name: fileName(orderBookWords.copy.file),
    type: 'text/plain',
    text: bookText(bookStore.getState().list),
  });
  return (
    <section
      ref={ref}
      className={css.files}
      aria-labelledby="book-files"
      tabIndex={-1}
      data-no-print=""
    >
      <h2 id="book-files">{isEmpty ? copyTitle : orderBookWords.files}</h2>
      {!isEmpty && (
        <div className={css.part}>
          <h3>{tableTitle}</h3>
          <p>{tableText}</p>
          <Table file={table} />
        </div>
      )}
      <div className={css.part}>
        {!isEmpty && <h3>{copyTitle}</h3>}
        <p>{copyText}</p>
        {!isEmpty && <CopyAway file={copy} />}
        <p role="status">
          {copied &&
            fillText(orderBookWords.lastCopy, { day: bookDayText(linkDay(copied), 'day') })}
        </p>
        <TakeBack />
      </div>
    </section>
  );
}

function Table({ file }: { file: () => TextFile }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <Saving file={file} words={orderBookWords.table} onSaid={setSaid} />
      <p role="status">{said}</p>
    </>
  );
}
