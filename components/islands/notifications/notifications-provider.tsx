'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/page/open-dialogs.client';
import * as limits from '@/lib/site/limits';
import { NoticeRegion, type ShownNotice } from './notice-region';
import { NotificationsContext, type Notify } from './notifications-context';

/**
 * Shows the page's notices, the newest lowest. With a dialog open they are inside the topmost one:
 * outside it they would be inert, behind it and not announced (docs/behaviour.md 8.3).
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const topDialog = useStore(openDialogsStore, topmost);
  const nextId = useRef(0);

  const notify = useCallback<Notify>((type, text, ms = limits.noticeMs, srOnly) => {
    nextId.current += 1;
    const id = nextId.current;
    const announcedIn = topmost(openDialogsStore.getState());
    setNotices((shown) => [...shown, { id, type, text, srOnly, leaving: false, announcedIn }]);
    setTimeout(() => {
      setNotices((shown) => shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    }, ms);
    setTimeout(() => {
      setNotices((shown) => shown.filter((one) => one.id !== id));
    }, ms + limits.noticeExitMs);
  }, []);

  return (
    <NotificationsContext value={notify}>
      {children}
      <NoticeRegion notices={topDialog ? [] : notices} />
      {topDialog && createPortal(<NoticeRegion notices={notices} within={topDialog} />, topDialog)}
    </NotificationsContext>
  );
}

function topmost(dialogs: readonly HTMLDialogElement[]): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}
