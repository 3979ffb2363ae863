'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { ShownNotice } from '@/components/notices/region/notice.client';
import { NoticeRegion } from '@/components/notices/region/notice-region.client';
import {
  NotificationsContext,
  type Notify,
} from '@/components/notices/region/notifications-context.client';
import { noticeExitMs, noticeMs } from '@/lib/browser/notice-times';
import { openDialogsStore } from '@/lib/browser/open-dialogs.client';
import { openCartStore } from '@/lib/cart/open-cart.client';

let lastId = 0;

/**
 * Shows the page's notices, the newest lowest. With a dialog open they are inside the topmost one:
 * outside it they would be inert, behind it and not announced.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const topDialog = useStore(openDialogsStore, topmost);
  const cartIsOpen = useStore(openCartStore, ({ open }) => open === true);

  const notify = useCallback<Notify>((type, text, ms = noticeMs, srOnly, kind = {}) => {
    const { added, isInPlace = false } = kind;
    lastId += 1;
    const id = lastId;
    const announcedIn = topmost(openDialogsStore.getState());
    setNotices((shown) => {
      const count = 1 + shown.filter((other) => saysSame(other, { text, added })).length;
      const content = { type, text, count, srOnly, added, isInPlace };
      return [...shown, { id, ...content, leaving: false, announcedIn }];
    });
    const remove = () => setNotices((shown) => shown.filter((one) => one.id !== id));
    setTimeout(() => {
      setNotices((shown) => shown.map((one) => (one.id === id ? { ...one, leaving: true } : one)));
    }, ms);
    setTimeout(remove, ms + noticeExitMs);
    return remove;
  }, []);

  // The cart shows what was added before its dialog opened.
  useEffect(() => {
    if (!cartIsOpen) return;
    setNotices((shown) =>
      shown.filter(({ added, announcedIn }) => !added || announcedIn === topDialog),
    );
  }, [cartIsOpen, topDialog]);

  return (
    <NotificationsContext value={notify}>
      {children}
      <NoticeRegion notices={topDialog ? [] : notices} cartIsOpen={cartIsOpen} />
      {topDialog &&
        createPortal(
          <NoticeRegion notices={notices} cartIsOpen={cartIsOpen} within={topDialog} />,
          topDialog,
        )}
    </NotificationsContext>
  );
}

function topmost(dialogs: readonly HTMLDialogElement[]): HTMLDialogElement | undefined {
  return dialogs.at(-1);
}

function saysSame(one: Content, other: Content): boolean {
  return one.text === other.text && one.added?.item === other.added?.item;
}

type Content = Pick<ShownNotice, 'text' | 'added'>;
