'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { keepCopyTime } from '@/lib/seller/last-copy.client';
import { copyText } from '@/lib/share/clipboard.client';
import type { TextFile } from '@/lib/share/text-file.client';
import { orderBookWords } from '@/words/order-book';
import css from './book-files.module.css';
import { Saving } from './saving.client';

/**
 * Takes a copy of the book off this phone: as a file, into the share sheet or as a text. It counts once the
 * phone reports that it was shared, or the owner says that it is there.
 */
export function CopyAway({ file }: { file: () => TextFile }) {
  const [said, setSaid] = useState('');
  /** The time of the copy that the owner is asked to confirm. */
  const [asked, setAsked] = useState<number>();
  /** The text, where the browser does not copy it. */
  const [byHand, setByHand] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const say = (text: string) => {
    setSaid(text);
    setAsked(undefined);
    setByHand('');
  };
  const ask = () => setAsked(Date.now());
  const answer = (isThere: boolean) => {
    if (isThere && asked !== undefined) keepCopyTime(asked);
    flushSync(() => say(isThere ? '' : orderBookWords.copyNotThere));
    // The button is gone.
    part.current?.focus();
  };
  const copyAsText = async () => {
    const { text } = file();
    const isCopied = await copyText(text);
    say(isCopied ? orderBookWords.copiedAsText : orderBookWords.copyByHand);
    if (!isCopied) setByHand(text);
    ask();
  };
  return (
    <div ref={part} className={css.copy} tabIndex={-1}>
      <Saving
        file={file}
        words={orderBookWords.copy}
        onSaid={say}
        onDownload={ask}
        onShared={() => keepCopyTime(Date.now())}
      >
        <button type="button" className={buttonClass('plain')} onClick={copyAsText}>
          {orderBookWords.copyAsText}
        </button>
      </Saving>
      <p role="status">{[said, asked && orderBookWords.isCopyThere].filter(Boolean).join(' ')}</p>
      {byHand && (
        <textarea
          className={css.text}
          aria-label={orderBookWords.bookAsText}
          readOnly
          onFocus={({ target }) => target.select()}
          value={byHand}
        />
      )}
      {asked && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row in every browser
        <div role="group" className={css.buttons} aria-label={orderBookWords.isCopyThere}>
          <button type="button" className={buttonClass('main')} onClick={() => answer(true)}>
            {orderBookWords.copyIsThere}
          </button>
          <button type="button" className={buttonClass('plain')} onClick={() => answer(false)}>
            {orderBookWords.copyIsNot}
          </button>
        </div>
      )}
    </div>
  );
}
