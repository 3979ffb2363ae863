'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { countText, fillText } from '@/lib/format/fill-text';
import { changeBook } from '@/lib/seller/book.client';
import { readCopy, withCopy } from '@/lib/seller/book-copy';
import { orderBookWords } from '@/words/order-book';
import css from './book-files.module.css';
import { fileName } from './saving.client';

/** A larger file is no copy of an order book: 10,000 orders have less. In bytes. */
const LARGEST_COPY = 20_000_000;

/** Takes the orders of a copy into the book: of a file, or of a text that is pasted. */
export function TakeBack() {
  const [said, setSaid] = useState('');
  const [pasted, setPasted] = useState('');
  const ofFile = async (file: File) => {
    const name = fileName(orderBookWords.copy.file);
    const text = file.size <= LARGEST_COPY ? await textOf(file) : '';
    setSaid(takeBack(text) ?? fillText(orderBookWords.noCopy, { file: file.name, name }));
  };
  const ofText = () => {
    const taken = takeBack(pasted);
    if (taken) setPasted('');
    setSaid(taken ?? orderBookWords.noCopyText);
  };
  return (
    <>
      <label className={buttonClass('plain', css.pick)}>
        <input
          type="file"
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void ofFile(file);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {orderBookWords.takeBack}
      </label>
      <label className={css.field}>
        {orderBookWords.pasteCopy}
        <textarea
          className={css.text}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </label>
      {pasted.trim() !== '' && (
        <button type="button" className={buttonClass('plain')} onClick={ofText}>
          {orderBookWords.takeTextBack}
        </button>
      )}
      <p role="status">{said}</p>
    </>
  );
}

/** Takes the orders of a copy's text into the book, and says how many; undefined for any other text. */
function takeBack(text: string): string | undefined {
  const copy = readCopy(text);
  if (!copy || (copy.unread > 0 && copy.book.length === 0)) return undefined;
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
  return copy.unread > 0
    ? `${sentence} ${countText(orderBookWords.unread, copy.unread)}`
    : sentence;
}

/** The text of a file; '' where the phone does not give it. Never rejects. */
function textOf(file: File): Promise<string> {
  return file.text().catch(() => '');
}
