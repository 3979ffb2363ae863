'use client';

import { countText } from '@/lib/format/fill-text';
import { orderPageWords } from '@/lib/site/order-page-words';
import css from './order-view.module.css';
import type { OrderToday } from './use-order-today';

const { changed, unavailable, unreachable } = orderPageWords.orderPage;

/**
 * What has changed since the link was made, or that this is not known (docs/behaviour.md 34.4). In the page
 * before it has content, so that a screen reader announces it.
 */
export function TodaysChanges({ today: { lines, status } }: { today: OrderToday }) {
  const gone = lines.filter((line) => line.unavailable).length;
  const other = lines.filter((line) => line.formerPrice && !line.unavailable).length;
  const notes = [
    ...(other > 0 ? [countText(changed, other)] : []),
    ...(gone > 0 ? [countText(unavailable, gone)] : []),
    ...(status === 'unreachable' ? [unreachable] : []),
  ];
  return (
    <div role="status" className={notes.length > 0 ? css.changes : 'visually-hidden'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
