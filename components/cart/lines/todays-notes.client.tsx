'use client';

import { useOffline } from '@/components/page/use-offline.client';
import type { LineToday } from '@/lib/cart/cart-today';
import { pricesTime } from '@/lib/cart/prices-time.client';
import { dayText } from '@/lib/format/day';
import { countText, fillText } from '@/lib/format/fill-text';
import { kenyanMs } from '@/lib/format/kenyan-time';
import { cartWords } from '@/words/cart';
import { languageWords } from '@/words/language';
import css from './todays-notes.module.css';
import type { CartToday } from './use-cart-today.client';

/**
 * Notes for the whole cart: the changes since it was filled, or the day of its prices if today's
 * prices are unknown, and that an order waits for the network. The element is in the page before it
 * has content, so that a screen reader announces the content.
 */
export function TodaysNotes({ today: { lines, orderable, status, keptOf } }: { today: CartToday }) {
  const isOffline = useOffline() || keptOf !== undefined;
  const unavailable = lines.filter((line) => line.unavailable).length;
  const changed = lines.filter((line) => line.formerKes !== undefined && !line.unavailable).length;
  const notes = [
    ...(changed > 0 ? [countText(cartWords.pricesChanged, changed)] : []),
    ...(unavailable > 0 ? [countText(cartWords.notOrdered, unavailable)] : []),
    ...(status === 'unreachable' && lines.length > 0 ? [pricesOf(lines, keptOf)] : []),
    ...(isOffline && orderable.length > 0 ? [cartWords.orderWaits] : []),
  ];
  return (
    <div role="status" className={notes.length > 0 ? css.notes : 'visually-hidden'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function pricesOf(lines: readonly LineToday[], keptOf: string | undefined): string {
  if (keptOf)
    return fillText(cartWords.keptPrices, {
      day: dayText(keptOf, 'day', languageWords.tag),
    });
  const time = pricesTime(lines);
  if (time === undefined) return cartWords.pricesOfThatDay;
  const day = dayText(time + kenyanMs, 'day', languageWords.tag);
  return fillText(cartWords.pricesOf, { day });
}
