'use client';

import { useMinute } from '@/components/sent/use-minute.client';
import type { LineToday } from '@/lib/cart/cart-today';
import type { OrderContent } from '@/lib/order/link-format';
import { withQuestion } from '@/lib/order/order-state';
import { stateChange } from '@/lib/seller/book';
import { readPhone } from '@/lib/seller/customer-phone';
import { withOrderLink } from '@/lib/seller/order-step-replies';
import { soldOutReply } from '@/lib/seller/ready-replies';
import { orderAddress } from '@/lib/sent/orders.client';
import { DateNote } from './date-note.client';
import { ReadyReply } from './ready-reply.client';
import { useBooked } from './use-booked.client';
import { useIsDateWrong } from './use-today.client';

/** Asks for another size in place of a line that is sold out; what was asked is in the reply's link. */
export function SoldOutReply({
  content,
  row,
  line,
  several,
}: {
  content: OrderContent;
  /** Of the line, counted from 0. */
  row: number;
  line: LineToday;
  /** Whether the order has several products. */
  several: boolean;
}) {
  const booked = useBooked(content);
  const minute = useMinute();
  const isDateWrong = useIsDateWrong();
  const { state } = booked.content;
  const asked = [...new Set([...(state?.soldOut ?? []), row])].sort((one, two) => one - two);
  const next = withQuestion(state, asked, minute);
  const text = soldOutReply(line, several);
  // No link carries such a date.
  if (isDateWrong) return <DateNote />;
  return (
    <ReadyReply
      text={text}
      message={withOrderLink(text, booked.content, next, orderAddress())}
      chat={readPhone(booked.entry.phone)?.chat}
      onSaid={() => booked.change((entry) => stateChange(entry, next))}
    />
  );
}
