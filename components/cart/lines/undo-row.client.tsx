'use client';

import { type SyntheticEvent, useEffect, useRef } from 'react';
import { holdUndo, type UndoableRemoval } from '@/lib/cart/edit-cart.client';
import { shownTitle } from '@/lib/cart/shown-title';
import { fillText } from '@/lib/format/fill-text';
import { cartWords } from '@/words/cart';
import { sentWords } from '@/words/sent';
import css from './undo-row.module.css';

/** The removed line, at its former place, with the button that restores it. */
export function UndoRow({
  removal: { removed, cleared, undoSent },
  onUndo,
}: {
  removal: UndoableRemoval;
  onUndo: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A row that has moved is a new element. If the mouse rests on it, the browser notices that
    // some frames later. After a touch `:hover` stays, so `:hover` proves nothing.
    const check = setTimeout(() => {
      const canHover = window.matchMedia('(hover: hover)').matches;
      if (canHover && row.current?.matches(':hover')) holdUndo(true);
    }, 100);
    return () => {
      clearTimeout(check);
      // A row that is removed with the focus in it gets no blur event.
      holdUndo(false);
    };
  }, []);
  const [first] = removed;
  if (!first) return null;
  const isSent = undoSent !== undefined;
  const line = fillText(cartWords.line, { product: shownTitle(first).text, size: first.size });
  const hold = ({ type, currentTarget }: SyntheticEvent<HTMLElement>) =>
    holdUndo(
      type === 'pointerleave'
        ? currentTarget.matches(':focus-within')
        : type !== 'blur' || currentTarget.matches(':hover'),
    );
  return (
    // The time waits for the pointer; the button in it is reached by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={row}
      className={css.row}
      data-undo
      onPointerEnter={hold}
      onPointerLeave={hold}
      onFocus={hold}
      onBlur={hold}
    >
      <span className={css.text}>
        {cleared && cartWords.cleared}
        {isSent && sentWords.takenOut}
        {!cleared && !isSent && fillText(cartWords.removed, { line })}
      </span>{' '}
      <button type="button" className={css.undo} onClick={onUndo}>
        {cartWords.undo}
      </button>
    </div>
  );
}
