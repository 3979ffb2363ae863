import { createStore } from 'zustand/vanilla';
import { onForgotten } from '@/lib/remembered/forgotten.client';
import type { CartLine } from './cart-lines';
import { cartStore, changeCart } from './cart-store.client';
import {
  changeQuantity,
  changeSize,
  type Removal,
  removeLine,
  restoreLines,
  setQuantity,
} from './edit-lines';

export const undoMs = 6000;

/* Only the cart dialog needs these: ./cart-store.client loads with each page's first script. */

/** The last removal while it can be undone. */
export interface UndoableRemoval extends Removal {
  /** Whether the whole cart was cleared. */
  cleared: boolean;
  /** Of lines that left with an order that was sent: what else Undo takes back. */
  undoSent?: () => void;
}

/** The removal that can be undone now, also after the dialog was closed and opened. */
export const undoStore = createStore<{ removal?: UndoableRemoval | undefined }>(() => ({}));

/** Changes a line's quantity; at 0 or below the line is removed. */
export function changeLineQuantity(lineId: string, by: number): void {
  change((lines) => changeQuantity(lines, lineId, by));
}

/** Sets a line's quantity; at 0 or below the line is removed. */
export function setLineQuantity(lineId: string, quantity: number): void {
  change((lines) => setQuantity(lines, lineId, quantity));
}

/** Changes a line's size in its place. */
export function changeLineSize(lineId: string, size: string): void {
  change((lines) => changeSize(lines, lineId, size));
}

/** Removes a line. */
export function removeFromCart(lineId: string): void {
  change((lines) => removeLine(lines, lineId));
}

/** Removes every line. */
export function clearCart(): void {
  change(() => [], { cleared: true });
}

/** Removes the lines of an order that was sent. `undoSent` is called where they are put back. */
export function removeSent(lineIds: readonly string[], undoSent: () => void): void {
  change((lines) => lines.filter(({ lineId }) => !lineIds.includes(lineId)), { undoSent });
}

/** Puts the lines of the last removal back. */
export function undoRemoval(): void {
  const { removal } = undoStore.getState();
  if (!removal) return;
  endUndo();
  changeCart((lines) => restoreLines(lines, removal));
  removal.undoSent?.();
}

/** From now on the last removal is final. */
export function endUndo(): void {
  clearTimeout(end);
  held = false;
  undoStore.setState({ removal: undefined });
}

/** Whether the time waits: while the focus or the pointer is on Undo. It then starts anew. */
export function holdUndo(hold: boolean): void {
  held = hold;
  extendUndo();
}

/** Starts the time anew, for a person who is on the way to Undo. */
export function extendUndo(): void {
  clearTimeout(end);
  if (!held && undoStore.getState().removal) end = setTimeout(endUndo, undoMs);
}

let end: ReturnType<typeof setTimeout> | undefined;
let held = false;

// Undo would store the lines again.
onForgotten(endUndo);

/** Changes the cart; a change that removes lines can be undone, in place of the one before. */
function change(
  next: (lines: readonly CartLine[]) => readonly CartLine[],
  how: Partial<Pick<UndoableRemoval, 'cleared' | 'undoSent'>> = {},
): void {
  let before: readonly CartLine[] = [];
  changeCart((lines) => {
    before = lines;
    return next(lines);
  });
  const left = new Set(cartStore.getState().lines.map(({ lineId }) => lineId));
  const removed = before.filter(({ lineId }) => !left.has(lineId));
  if (removed.length === 0) return;
  undoStore.setState({ removal: { before, removed, cleared: false, ...how } });
  holdUndo(false);
}
