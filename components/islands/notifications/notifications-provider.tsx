'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/page/open-dialogs.client';
import * as limits from '@/lib/site/limits';
import { NoticeRegion, type ShownNotice } from './notice-region';
import { NotificationsContext, type Notify } from './notifications-context';

let lastId = 0;

/**
 * Shows the page's notices, the newest lowest. With a dialog open they are inside the topmost one:
 * outside it they would be inert, behind it and not announced (docs/behaviour.md 8.3). What a notice can
 * do without for a moment has a script of its own, which loads with the first one.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const [extras, setExtras] = useState<typeof import('./notice-extras')>();
  const topDialog = useStore(openDialogsStore, topmost);

  const notify = useCallback<Notify>((type, text, ms = limits.noticeMs, srOnly, added) => {
    import('./notice-extras').then(setExtras, () => {});
    lastId += 1;
    const id = lastId;
    const announcedIn = topmost(openDialogsStore.getState());
    const notice = { id, type, text, srOnly, added, leaving: false, announcedIn };
    setNotices((shown) => [...shown, notice]);
    setTimeout(() => {
      setNotices((shown) => shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    }, ms);
    setTimeout(() => {
      setNotices((shown) => shown.filter((one) => one.id !== id));
    }, ms + limits.noticeExitMs);
  }, []);

  const region = { notices, extras };
  return (
    <NotificationsContext value={notify}>
      {children}
      <NoticeRegion {...region} notices={topDialog ? [] : notices} />
      {topDialog && createPortal(<NoticeRegion {...region} within={topDialog} />, topDialog)}
    </NotificationsContext>
  );
}

function topmost(dialogs: readonly HTMLDialogElement[]): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}
