'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/page/open-dialogs.client';
import { limits } from '@/lib/site/limits';
import { NoticeStand, type ShownNotice } from './notice-region';
import { NotificationsContext, type Notify } from './notifications-context';

/**
 * Holds the page's notices and shows them, the newest lowest. They stand inside the topmost open
 * dialog: outside it they would be inert, neither announced nor in front.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const topDialog = useStore(openDialogsStore, topmost);
  const nextId = useRef(0);

  const notify = useCallback<Notify>((type, text, ms = limits.noticeMs, aside) => {
    nextId.current += 1;
    const id = nextId.current;
    const bornIn = topmost(openDialogsStore.getState());
    setNotices((shown) => [...shown, { id, type, text, aside, leaving: false, bornIn }]);
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
      <NoticeStand notices={topDialog ? [] : notices} />
      {topDialog && createPortal(<NoticeStand notices={notices} within={topDialog} />, topDialog)}
    </NotificationsContext>
  );
}

function topmost(dialogs: readonly HTMLDialogElement[]): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}
