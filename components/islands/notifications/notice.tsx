'use client';

import clsx from 'clsx/lite';
import type { CSSProperties, ReactNode } from 'react';
import * as limits from '@/lib/site/limits';
import css from './notice.module.css';
import type { NoticeType } from './notifications-context';

const marks = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/** The duration of entering, moving up and leaving. */
const exit = { '--exit': `${limits.noticeExitMs}ms` } as CSSProperties;

/** One notice; `place` counts from the top, `limits.noticeGapPx` apart (docs/behaviour.md 8.2). */
export function Notice({
  type,
  text,
  place,
  leaving,
}: {
  type: NoticeType;
  text: ReactNode;
  place: number;
  leaving: boolean;
}) {
  return (
    <div
      className={clsx(css.notice, css[type], leaving && css.leaving)}
      style={{ translate: `0 ${(place * limits.noticeGapPx) / 16}rem`, ...exit }}
    >
      <span className={css.mark} aria-hidden="true">
        {marks[type]}
      </span>
      <span className={css.text}>{text}</span>
    </div>
  );
}
