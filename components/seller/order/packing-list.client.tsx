'use client';

import clsx from 'clsx/lite';
import { memo, useCallback, useState } from 'react';
import { LinePicture } from '@/components/goods/line-picture.client';
import { useClock } from '@/components/page/use-clock.client';
import { DateNote } from '@/components/seller/parts/date-note.client';
import { WholeWords } from '@/components/ui/whole-words';
import type { LineToday } from '@/lib/cart/cart-today';
import { shownTitle } from '@/lib/cart/shown-title';
import { fillText } from '@/lib/format/fill-text';
import type { OrderContent } from '@/lib/order/order-link-format';
import { isDateWrong, stateMinute, withQuestion } from '@/lib/order/order-state';
import { stateChange } from '@/lib/seller/book';
import { readPhone } from '@/lib/seller/customer-phone';
import { withOrderLink } from '@/lib/seller/order-step-replies';
import { soldOutReply } from '@/lib/seller/ready-replies';
import { orderAddress } from '@/lib/sent/orders.client';
import { sellerWords } from '@/words/seller';
import css from './packing-list.module.css';
import { ReadyReply } from './ready-reply.client';
import { type Booked, useBooked } from './use-booked.client';

/**
 * A row for each line of an order, to tick when it is packed; the book keeps the ticks. Each row has the
 * reply for a line that is sold out.
 */
export function PackingList({
  content,
  booked: { entry, change },
  lines,
  labelledBy,
}: {
  content: OrderContent;
  booked: Booked;
  lines: readonly LineToday[];
  /** The id of its heading. */
  labelledBy: string;
}) {
  const rows = new Set(entry.packed);
  const count = lines.filter((_, row) => rows.has(row)).length;
  const tick = useCallback(
    (row: number, ticked: boolean) =>
      change(({ packed }) => {
        const others = packed.filter((other) => other !== row);
        return { packed: ticked ? [...others, row] : others };
      }),
    [change],
  );
  return (
    <>
      <p role="status" className={css.count}>
        {fillText(sellerWords.packed, { count, total: lines.length })}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" className={css.rows} aria-labelledby={labelledBy}>
        {lines.map((line, row) => (
          <Row
            key={line.lineId}
            content={content}
            row={row}
            line={line}
            ticked={rows.has(row)}
            several={lines.some((other) => other.id !== line.id)}
            onTick={tick}
          />
        ))}
      </ul>
    </>
  );
}

/** Memoized: a tick of one of 200 rows draws no other. */
const Row = memo(function Row({
  content,
  row,
  line,
  ticked,
  several,
  onTick,
}: {
  content: OrderContent;
  row: number;
  line: LineToday;
  ticked: boolean;
  /** Whether the order has several products. */
  several: boolean;
  onTick: (row: number, ticked: boolean) => void;
}) {
  const { size, quantity, unavailable } = line;
  const product = shownTitle(line).text;
  const [opened, setOpened] = useState(false);
  return (
    <li className={css.row}>
      <label className={css.item}>
        <span className={css.lead}>
          <input
            type="checkbox"
            className={css.box}
            checked={ticked}
            onChange={({ target }) => onTick(row, target.checked)}
          />
          <LinePicture key={line.image} src={line.image} />
        </span>
        <span className={clsx(css.name, ticked && css.packed)}>
          <span className={css.quantity}>{fillText(sellerWords.count, { count: quantity })}</span>{' '}
          <span>
            <WholeWords text={product} />
          </span>{' '}
          <span className={css.size}>{fillText(sellerWords.size, { size })}</span>
        </span>
      </label>
      <details
        className={css.soldOut}
        open={unavailable !== undefined}
        onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      >
        <summary className={css.summary}>
          <span>{unavailable ? sellerWords.soldOutToday : sellerWords.soldOut}</span>
          <span className="visually-hidden">
            {' '}
            {fillText(sellerWords.sizeOfProduct, { product, size })}
          </span>
        </summary>
        {opened && <SoldOutReply content={content} row={row} line={line} several={several} />}
      </details>
    </li>
  );
});

/** Asks for another size in place of a line that is sold out; what was asked is in the reply's link. */
function SoldOutReply({
  content,
  row,
  line,
  several,
}: {
  content: OrderContent;
  /** The index of the line, counted from 0. */
  row: number;
  line: LineToday;
  /** Whether the order has several products. */
  several: boolean;
}) {
  const booked = useBooked(content);
  const minute = useClock(stateMinute);
  const isWrong = useClock(isDateWrong);
  const { state } = booked.content;
  const asked = [...new Set([...(state?.soldOut ?? []), row])].sort((one, two) => one - two);
  const next = withQuestion(state, asked, minute);
  const text = soldOutReply(line, several);
  // No link carries such a date.
  if (isWrong) return <DateNote />;
  return (
    <ReadyReply
      text={text}
      message={withOrderLink(text, booked.content, next, orderAddress())}
      chat={readPhone(booked.entry.phone)?.chat}
      onSaid={() => booked.change((entry) => stateChange(entry, next))}
    />
  );
}
