'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { kenyanDay } from '@/lib/format/kenyan-time';
import {
  canShareFiles,
  downloadFile,
  shareFile,
  type TextFile,
} from '@/lib/share/text-file.client';
import { orderBookWords } from '@/words/order-book';
import css from './book-files.module.css';

type FileWords = (typeof orderBookWords)['table' | 'copy'];

/** Buttons that save a file, and share it where the phone can. */
export function Saving({
  file,
  words,
  onSaid,
  onDownload,
  onShared,
  children,
}: {
  file: () => TextFile;
  words: FileWords;
  /** Gets what there is to say; '' for nothing. */
  onSaid: (text: string) => void;
  /** The browser was asked to save it. Nobody knows whether it did. */
  onDownload?: () => void;
  /** The phone has reported that it was shared. */
  onShared?: () => void;
  children?: ReactNode;
}) {
  const save = () => {
    const made = file();
    if (!downloadFile(made)) return onSaid(words.notSaved);
    onSaid(fillText(words.saved, { file: made.name }));
    onDownload?.();
  };
  const share = async () => {
    const made = file();
    const outcome = await shareFile(made);
    if (outcome === 'dismissed') return onSaid('');
    if (outcome === 'failed') return onSaid(words.notSaved);
    onSaid(fillText(orderBookWords.shared, { file: made.name }));
    onShared?.();
  };
  return (
    <div className={css.buttons}>
      <button type="button" className={buttonClass('plain')} onClick={save}>
        {words.save}
      </button>
      {canShareFiles() && (
        <button type="button" className={buttonClass('plain')} onClick={share}>
          {words.share}
        </button>
      )}
      {children}
    </div>
  );
}

/** With the shop and today: 'mavazi-order-book-2026-11-26.txt'. */
export function fileName(name: FileWords['file']): string {
  const date = kenyanDay(Date.now());
  return fillText(name, { shop: shop.id, date });
}
