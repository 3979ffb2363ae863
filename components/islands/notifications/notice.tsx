'use client';

import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { limits } from '@/lib/site/limits';
import css from './notice.module.css';
import type { NoticeType } from './notifications-context';

const marks = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/** As long as it takes to go it takes to come, and to move up. */
const exit = { '--exit': `${limits.noticeExitMs}ms` } as CSSProperties;

/** One notice; `place` counts from the top, 80 px apart (spec §4) at 16 px to the rem. */
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
      style={{ translate: `0 ${(place * limits.noticeGapPx) / 16}rem`, ...exit }}
    >
      <span className={css.mark} aria-hidden="true">
        {marks[type]}
      </span>
      <span className={css.text}>{text}</span>
    </div>
  );
}
