'use client';

import { memo } from 'react';
import { useStore } from 'zustand';
import type { LineToday } from '@/lib/cart/cart-today';
import { fillText } from '@/lib/format/fill-text';
import type { LinkContent } from '@/lib/order/link-format';
import { packedOrderId, packedRows } from '@/lib/order/packing';
import { packingStore, tickRow } from '@/lib/order/packing.client';
import { soldOutReply } from '@/lib/order/ready-replies';
import { sellerWords } from '@/words/seller';
import css from './packing-list.module.css';
import { ReadyReply } from './ready-reply.client';

/**
 * A row for each line of an order, to tick when it is packed; the phone remembers the ticks. Each
 * row has the reply for a line that is sold out.
 */
export function PackingList({
  content,
  lines,
  labelledBy,
}: {
  content: LinkContent;
  lines: readonly LineToday[];
  /** The id of its heading. */
  labelledBy: string;
}) {
  const { list: packed, saved } = useStore(packingStore);
  const id = packedOrderId(content);
  const rows = new Set(packedRows(packed, id));
  const count = lines.filter((_, row) => rows.has(row)).length;
  return (
    <>
      <p role="status" className={css.count}>
        {fillText(sellerWords.packed, { count, total: lines.length })}
      </p>
      <p role="status" className={saved ? undefined : css.note}>
        {saved ? '' : sellerWords.notKept}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-labelledby={labelledBy}>
        {lines.map((line, row) => (
          <Row
            key={line.lineId}
            order={id}
            row={row}
            line={line}
            ticked={rows.has(row)}
            several={lines.some((other) => other.id !== line.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** Memoized: a tick of one of 200 rows draws no other. */
const Row = memo(function Row({
  order,
  row,
  line,
  ticked,
  several,
}: {
  /** The order's id in lib/order/packing. */
  order: string;
  row: number;
  line: LineToday;
  ticked: boolean;
  /** Whether the order has several products. */
  several: boolean;
}) {
  const { title: product, size, quantity, unavailable } = line;
  return (
    <li className={css.row}>
      <label className={css.item}>
        <input
          type="checkbox"
          className={css.box}
          checked={ticked}
          onChange={({ target }) => tickRow({ id: order, row, ticked: target.checked })}
        />
        <span className={css.name}>
          <span className={css.quantity}>{fillText(sellerWords.count, { count: quantity })}</span>{' '}
          <span>{product}</span>{' '}
          <span className={css.size}>{fillText(sellerWords.size, { size })}</span>
        </span>
      </label>
      <details className={css.soldOut} open={unavailable !== undefined}>
        <summary className={css.summary}>
          <span>{unavailable ? sellerWords.soldOutToday : sellerWords.soldOut}</span>
          <span className="visually-hidden">
            {' '}
            {fillText(sellerWords.sizeOfProduct, { product, size })}
          </span>
        </summary>
        <ReadyReply text={soldOutReply(line, several)} />
      </details>
    </li>
  );
});
