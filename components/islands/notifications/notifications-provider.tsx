'use client';

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { openDialogsStore } from '@/lib/browser/open-dialogs';
import { limits } from '@/lib/limits';
import { Notice } from './notice';
import { type NoticeType, NotificationsContext, type Notify } from './notifications-context';

interface ShownNotice {
  id: number;
  type: NoticeType;
  text: string;
  leaving: boolean;
  /** Where it first stood: there it was announced. */
  bornIn: HTMLElement;
}

/**
 * Holds the page's notices and shows them, the newest lowest. They stand inside the topmost open
 * dialog: outside it they would be inert, neither announced nor in front.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const topDialog = useStore(openDialogsStore, topmost);
  const nextId = useRef(0);

  const notify = useCallback<Notify>((type, text, ms = limits.noticeMs) => {
    nextId.current += 1;
    const id = nextId.current;
    const bornIn = topmost(openDialogsStore.getState()) ?? document.body;
    setNotices((shown) => [...shown, { id, type, text, leaving: false, bornIn }]);
    setTimeout(() => {
      setNotices((shown) => shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    }, ms);
    setTimeout(() => {
      setNotices((shown) => shown.filter((one) => one.id !== id));
    }, ms + limits.noticeExitMs);
  }, []);

  const stand = notices.length > 0 ? (topDialog ?? document.body) : null;
  return (
    <NotificationsContext value={notify}>
      {children}
      {stand &&
        createPortal(
          notices.map(({ id, bornIn, ...notice }, place) => (
            <Notice key={id} {...notice} place={place} announced={bornIn !== stand} />
          )),
          stand,
        )}
    </NotificationsContext>
  );
}

function topmost(dialogs: readonly HTMLDialogElement[]): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}
