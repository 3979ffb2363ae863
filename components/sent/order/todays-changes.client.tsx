'use client';

import { useOffline } from '@/components/page/use-offline.client';
import type { OrderToday } from '@/components/sent/use-order-today.client';
import type { LineToday } from '@/lib/cart/cart-today';
import { dayText } from '@/lib/format/day';
import { countText, fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import type { LinkContent } from '@/lib/order/order-link-format';
import { todaysTotalKes } from '@/lib/sent/todays-total';
import { languageWords } from '@/words/language';
import { orderPageWords } from '@/words/order-page';
import css from './todays-changes.module.css';

/**
 * The changes since the link was made, and their sum, or a sentence that they are unknown. The
 * element is in the page before it has content, so that a screen reader announces the content.
 */
export function TodaysChanges({
  content,
  today,
  isShops,
}: {
  content: LinkContent;
  today: OrderToday;
  /** Whether the shop reads it, and not the customer. */
  isShops: boolean;
}) {
  const isOffline = useOffline();
  const notes = [
    ...changes(today.lines),
    ...unreached(today),
    ...(today.keptOf ? [] : totalOf(content, today.lines)),
    ...(isOffline || today.keptOf ? [orderPageWords.sendLater] : []),
  ];
  // The amounts to copy are the amounts of the order.
  if (content.order && !isShops && changes(today.lines).length > 0)
    notes.push(orderPageWords.askFirst);
  return (
    <div role="status" className={css.changes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function unreached({ status, keptOf }: OrderToday): string[] {
  if (status !== 'unreachable') return [];
  if (keptOf === undefined) return [orderPageWords.unreachable];
  const day = dayText(keptOf, 'day', languageWords.tag);
  return [fillText(orderPageWords.keptPrices, { day })];
}

function changes(lines: readonly LineToday[]): string[] {
  const gone = lines.filter((line) => line.unavailable).length;
  const changed = lines.filter((line) => line.formerKes !== undefined && !line.unavailable).length;
  return [
    ...(changed > 0 ? [countText(orderPageWords.changed, changed)] : []),
    ...(gone > 0 ? [countText(orderPageWords.unavailable, gone)] : []),
  ];
}

function totalOf(content: LinkContent, lines: readonly LineToday[]): string[] {
  const total = todaysTotalKes(content, lines);
  if (total === undefined) return [];
  const text = lines.some((line) => line.unavailable)
    ? orderPageWords.todayOfRest
    : orderPageWords.today;
  return [fillText(text, { sum: shownKes(total) })];
}
