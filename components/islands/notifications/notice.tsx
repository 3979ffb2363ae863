'use client';

import clsx from 'clsx';
import { limits } from '@/lib/limits';
import css from './notice.module.css';
import type { NoticeType } from './notifications-context';

const marks = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/** One notice; `place` counts from the top, 80 px apart (spec §4). */
export function Notice({
  type,
  text,
  place,
  leaving,
}: {
  type: NoticeType;
  text: string;
  place: number;
  leaving: boolean;
}) {
  return (
    <div
      className={clsx(css.notice, css[type], leaving && css.leaving)}
      style={{ translate: `0 ${place * limits.noticeGapPx}px` }}
    >
      <span className={css.mark} aria-hidden="true">
        {marks[type]}
      </span>
      <span className={css.text}>{text}</span>
    </div>
  );
}
