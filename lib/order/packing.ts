import { keptOrders } from '@/lib/order/orders';
import { fnv1a } from '@/lib/values/fnv1a';
import { asRecord, parseJson } from '@/lib/values/unknown-values';
import { type LinkContent, MOST_LINES } from './link-format';

/** What is ticked of the packing list of an order. */
interface PackedOrder {
  /** Made by `packedOrderId`. */
  id: string;
  /** The ticked rows, counted from 0. */
  rows: readonly number[];
}

/**
 * The reference of an order, and a mark of its lines: another link of that reference has its own
 * ticks.
 */
export function packedOrderId({ lines, order }: LinkContent): string {
  const rows = lines.map(({ id, size, quantity }) => [id, size, quantity]);
  return `${order?.reference}.${fnv1a(JSON.stringify(rows)).toString(36)}`;
}

/** The ticks of a text in storage, the last order first; anything that is not one is left out. */
export function parsePacked(text: string | null): readonly PackedOrder[] {
  const { packed } = asRecord(parseJson(text));
  if (!Array.isArray(packed)) return [];
  return packed.slice(0, keptOrders).flatMap((value) => {
    const { id, rows } = asRecord(value);
    if (typeof id !== 'string' || !ORDER_ID.test(id) || !Array.isArray(rows)) return [];
    return [{ id, rows: rows.slice(0, MOST_LINES).filter(isRow) }];
  });
}

/** The ticks as storage keeps them. */
export function packedText(packed: readonly PackedOrder[]): string {
  return JSON.stringify({ packed });
}

/** The ticked rows of an order. */
export function packedRows(packed: readonly PackedOrder[], id: string): readonly number[] {
  return packed.find((order) => order.id === id)?.rows ?? [];
}

/** The ticks with one more, or one less; its order is then the first, and the oldest is left out. */
export function withTick(
  packed: readonly PackedOrder[],
  { id, row, ticked }: { id: string; row: number; ticked: boolean },
): readonly PackedOrder[] {
  const others = packed.filter((order) => order.id !== id);
  const rest = packedRows(packed, id).filter((other) => other !== row);
  const rows = ticked ? [...rest, row] : rest;
  return [...(rows.length > 0 ? [{ id, rows }] : []), ...others].slice(0, keptOrders);
}

const ORDER_ID = /^[\dA-Z]{5}\.[\da-z]{1,7}$/;

function isRow(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST_LINES;
}
