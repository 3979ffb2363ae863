'use client';

import type { ReactNode } from 'react';
import { Notice } from './notice';
import css from './notice-region.module.css';
import type { Added, NoticeType } from './notifications-context';

export interface ShownNotice {
  id: number;
  type: NoticeType;
  text: ReactNode;
  /** A text for screen readers only. */
  srOnly: string | undefined;
  added: Added | undefined;
  leaving: boolean;
  /** The dialog in which it was first shown and so announced; undefined for the page. */
  announcedIn: HTMLDialogElement | undefined;
}

/**
 * Shows notices on the page, or in the dialog `within`. Its live regions are in the page, empty, before
 * they have content: screen readers may miss text that is added together with its region. A notice is
 * announced once: one that was announced elsewhere is rendered outside the live regions, and so is what
 * can be tapped.
 */
export function NoticeRegion({
  notices,
  within,
  extras,
}: {
  notices: readonly ShownNotice[];
  within?: HTMLDialogElement;
  extras: typeof import('./notice-extras') | undefined;
}) {
  const noticesIn = (role?: string) =>
    notices.map((notice, at) => {
      const isAlert = notice.type === 'warning' || notice.type === 'error';
      const region = notice.announcedIn !== within ? undefined : isAlert ? 'alert' : 'status';
      return (
        region === role && <Notice key={notice.id} {...notice} place={notices.length - 1 - at} />
      );
    });
  return (
    <div className={css.notices} data-no-print="">
      <div className={css.region} role="status" aria-atomic="false">
        {noticesIn('status')}
      </div>
      <div className={css.region} role="alert" aria-atomic="false">
        {noticesIn('alert')}
      </div>
      {noticesIn()}
      {extras && notices[0] && <extras.NoticeExtras notices={notices} within={within} />}
    </div>
  );
}
