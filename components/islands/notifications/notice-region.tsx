'use client';

import type { ReactNode } from 'react';
import { Notice } from './notice';
import css from './notice-region.module.css';
import type { NoticeType } from './notifications-context';

export interface ShownNotice {
  id: number;
  type: NoticeType;
  text: ReactNode;
  /** A text for screen readers only. */
  srOnly: string | undefined;
  leaving: boolean;
  /** The dialog in which it was first shown and so announced; undefined for the page. */
  announcedIn: HTMLDialogElement | undefined;
}

const roles = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;

/**
 * Shows notices on the page, or in the dialog `within`. Its live regions are in the page, empty, before
 * they have content: screen readers may miss text that is added together with its region. A notice is
 * announced once: one that was announced elsewhere is rendered outside the live regions. Texts for
 * screen readers only have a hidden region of their own.
 */
export function NoticeRegion({
  notices,
  within,
}: {
  notices: readonly ShownNotice[];
  within?: HTMLDialogElement;
}) {
  const placed = notices.map(({ id, announcedIn, srOnly, ...notice }, place) => ({
    srOnly: announcedIn === within && srOnly && <p key={id}>{srOnly}</p>,
    region: announcedIn === within ? roles[notice.type] : undefined,
    element: <Notice key={id} {...notice} place={place} />,
  }));
  const noticesIn = (role?: string) =>
    placed.flatMap(({ region, element }) => (region === role ? element : []));
  return (
    <div className={css.notices}>
      <div className={css.region} role="status" aria-atomic="false">
        {noticesIn('status')}
      </div>
      <div className={css.region} role="alert" aria-atomic="false">
        {noticesIn('alert')}
      </div>
      <div className="visually-hidden" role="status" aria-atomic="false">
        {placed.map(({ srOnly }) => srOnly)}
      </div>
      {noticesIn()}
    </div>
  );
}
