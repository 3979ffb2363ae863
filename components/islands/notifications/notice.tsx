'use client';

import clsx from 'clsx/lite';
import * as limits from '@/lib/site/limits';
import css from './notice.module.css';
import type { ShownNotice } from './notice-region';

/** One notice; `place` counts from the lowest, `limits.noticeGapPx` apart (docs/behaviour.md 8.2). */
export function Notice({
  id,
  type,
  text,
  srOnly,
  place,
  leaving,
}: Pick<ShownNotice, 'id' | 'type' | 'text' | 'srOnly' | 'leaving'> & { place: number }) {
  return (
    <>
      <div
        className={clsx(css.notice, css[type], leaving && css.leaving)}
        style={{ translate: `0 ${(-place * limits.noticeGapPx) / 16}rem` }}
        data-notice={id}
      >
        <span className={css.mark} aria-hidden="true" />
        <span className={css.text}>{text}</span>
      </div>
      {srOnly && <p className="visually-hidden">{srOnly}</p>}
    </>
  );
}
