'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { Dialog } from '@/components/dialog/dialog.client';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { buttonClass } from '@/components/ui/button';
import { countText, fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { listedOrders } from '@/lib/order/listed-orders';
import { ordersStore, removeOrder, removeOrders } from '@/lib/order/orders.client';
import { shownReference } from '@/lib/order/reference';
import { orderPageWords } from '@/lib/site/order-page-words';
import type { Words } from '@/lib/words/words-type';
import css from './order-history.module.css';

const { history } = orderPageWords;

/**
 * The orders that were sent from this phone, the last first, each a link to its content on this
 * page. For the browser alone: it reads the phone's storage.
 */
export function OrderHistory({
  words,
  none,
  noneKept,
  ways,
}: {
  words: Pick<Words, 'dialog'>;
  /** In place of the list: without orders, and where the phone keeps none. */
  none: ReactNode;
  noneKept: ReactNode;
  /** What is below it. */
  ways: ReactNode;
}) {
  const { list: kept, saved } = useStore(ordersStore);
  const orders = listedOrders(kept, document.documentElement.lang);
  const [asked, setAsked] = useState<string>();
  const section = useRef<HTMLElement>(null);
  const notify = useNotifications();
  const remove = () => {
    const at = orders.findIndex(({ reference }) => reference === asked);
    // Synchronous, so that the dialog has closed and returned the focus before it moves on.
    flushSync(() => {
      setAsked(undefined);
      if (asked === ALL) removeOrders();
      else if (asked) removeOrder(asked);
    });
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[at] ?? buttons?.[at - 1] ?? section.current)?.focus();
    notify('success', about(asked, history.removedAll, history.removed));
  };
  return (
    <>
      <section ref={section} className={css.history} tabIndex={-1} aria-label={history.title}>
        {orders.length > 0 ? (
          <>
            <p>{saved ? history.onlyHere : history.notKept}</p>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
            <ul className={css.orders} role="list">
              {orders.map(({ reference, code, day, items, totalKes }) => (
                <li key={reference} className={css.order}>
                  <a className={css.link} href={`#${code}`}>
                    <span className={css.reference}>{shownReference(reference)}</span>{' '}
                    <span className={css.day}>{day}</span>{' '}
                    <span>
                      <span>{countText(history.items, items)}</span>,{' '}
                      <strong>{shownKes(totalKes)}</strong>
                    </span>
                  </a>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={about(reference, '', history.removeOrder)}
                    data-remove
                    onClick={() => setAsked(reference)}
                  >
                    {history.remove}
                  </button>
                </li>
              ))}
            </ul>
            {orders.length > 1 && (
              <button type="button" className={css.removeAll} onClick={() => setAsked(ALL)}>
                {history.removeAll}
              </button>
            )}
          </>
        ) : saved ? (
          none
        ) : (
          noneKept
        )}
        {asked && (
          <Dialog
            words={words}
            title={about(asked, history.askAll, history.ask)}
            onClosed={() => setAsked(undefined)}
          >
            <div className={css.question}>
              <p>{history.chatKeeps}</p>
              <button type="button" className={buttonClass('main')} onClick={remove}>
                {asked === ALL ? history.removeAll : history.remove}
              </button>
              <button
                type="button"
                className={buttonClass('plain')}
                onClick={() => setAsked(undefined)}
              >
                {history.keep}
              </button>
            </div>
          </Dialog>
        )}
      </section>
      {ways}
    </>
  );
}

/** In place of a reference, whose letters are capitals. */
const ALL = 'all';

/** A text about every order, or one about the order of a reference. */
function about(
  asked: string | undefined,
  all: string,
  one: Words['history']['ask' | 'removeOrder' | 'removed'],
): string {
  return asked === ALL ? all : fillText(one, { reference: shownReference(asked ?? '') });
}
