'use client';

import clsx from 'clsx/lite';
import type { CSSProperties, ReactNode } from 'react';
import css from './notice.module.css';
import type { Added, NoticeType } from './notifications-context.client';

export interface ShownNotice {
  id: number;
  type: NoticeType;
  text: ReactNode;
  /** How many notices that say the same were shown when it came, itself among them. */
  count: number;
  /** A text for screen readers only. */
  srOnly: string | undefined;
  added: Added | undefined;
  /** Whether the page shows it where it belongs. */
  isInPlace: boolean;
  leaving: boolean;
  /** The dialog in which it was first shown and so announced; undefined for the page. */
  announcedIn: HTMLDialogElement | undefined;
}

/**
 * One notice; `place` counts from the lowest. The notice leaves room for a `button` with that name,
 * which is rendered over it outside the live regions. Mark, count and item are not announced.
 */
export function Notice({
  notice: { type, text, count, srOnly, added, leaving },
  place,
  button,
}: {
  notice: ShownNotice;
  place: number;
  button: string | undefined;
}) {
  return (
    <>
      <div
        className={clsx(css.notice, css[type], place > 0 && css.older, leaving && css.leaving)}
        style={{ '--place': place } as CSSProperties}
        data-notice=""
      >
        <span className={css.mark} aria-hidden="true">
          {count > 1 && `${count}×`}
        </span>
        <span className={css.text} data-item={added?.item}>
          {text}
        </span>
        {button && (
          <span className={clsx(css.action, css.room)} data-text={button} aria-hidden="true" />
        )}
      </div>
      {srOnly && <p className="visually-hidden">{srOnly}</p>}
    </>
  );
}
