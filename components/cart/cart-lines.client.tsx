'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { focusTitle } from '@/components/dialog/focus-title.client';
import { LineDrawing } from '@/components/ui/icon';
import type { LineToday } from '@/lib/cart/cart-today';
import {
  changeLineQuantity,
  changeLineSize,
  extendUndo,
  removeFromCart,
  setLineQuantity,
  undoStore,
} from '@/lib/cart/edit-cart.client';
import { placeOfRemoval } from '@/lib/cart/edit-lines';
import { fillText } from '@/lib/format/fill-text';
import { blockDoubleTap } from '@/lib/page/block-double-tap.client';
import { ignoreRepeated } from '@/lib/page/ignore-repeated.client';
import { cartWords } from '@/words/cart';
import css from './cart-lines.module.css';
import { LinePicture } from './line-picture.client';
import { LineNotes, LinePrice } from './line-price.client';
import { LineTitle } from './line-title.client';
import { QuantityField } from './quantity-field.client';
import { SizeSelect } from './size-select.client';
import { UndoRow } from './undo-row.client';

/**
 * The cart's lines, and what was just removed in its place. When a line is removed, the focus moves to the
 * next line, else to the one before, else to the dialog's title. The rows of Undo are live regions that are
 * in the page before they have content: one above each line and one, also of an empty cart, below them.
 */
export function CartLines({ lines }: { lines: readonly LineToday[] }) {
  const removal = useStore(undoStore, (undo) => undo.removal);
  const undoPlace = removal && placeOfRemoval(lines, removal);
  const undoRow = (place: number) =>
    removal && place === undoPlace && <UndoRow removal={removal} />;
  const list = useRef<HTMLUListElement>(null);
  // The lines move up when the row leaves: a tap at that moment must not hit another button.
  useEffect(() => (removal ? () => blockDoubleTap(list.current) : undefined), [removal]);
  const remove = (at: number, change: () => void) => {
    const dialog = list.current?.closest('dialog');
    // Synchronous, so that the next line has moved up and focusing it does not scroll.
    flushSync(change);
    const lines = list.current?.children;
    const neighbour = lines?.[at] ?? lines?.[at - 1];
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]');
    if (!button) return focusTitle(dialog);
    button.focus({ preventScroll: true });
    // Both are in view; where they do not fit, Undo for a finger and the focus for a keyboard.
    dialog?.querySelector('[data-undo]')?.scrollIntoView({ block: 'nearest' });
    if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
    blockDoubleTap(list.current);
  };
  const step = (line: LineToday, at: number, by: number) => {
    const act = () => changeLineQuantity(line.lineId, by);
    if (line.quantity + by > 0) act();
    else remove(at, act);
  };
  const type = (line: LineToday, at: number, quantity: number, to: Element | null) => {
    const act = () => setLineQuantity(line.lineId, quantity);
    const focusIsElsewhere = to !== null && !list.current?.children[at]?.contains(to);
    if (quantity > 0 || focusIsElsewhere) act();
    else remove(at, act);
  };
  return (
    // A key press on the way to Undo gives it more time.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onKeyDown={extendUndo}>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        <ul ref={list} className={css.lines} role="list" aria-label={cartWords.lines}>
          {lines.map((line, at) => {
            const name = fillText(cartWords.line, { product: line.title, size: line.size });
            return (
              <li
                key={line.lineId}
                className={clsx(css.line, line.unavailable && css.unavailable)}
                data-line={line.lineId}
              >
                <div className={css.undo} aria-live="polite" aria-atomic="true">
                  {undoRow(at)}
                </div>
                <div className={css.item}>
                  <LinePicture src={line.image} />
                  <div className={css.facts}>
                    <div className={css.text}>
                      <p className={css.title}>
                        <LineTitle line={line} />
                      </p>
                      <LinePrice line={line} />
                    </div>
                    <LineNotes line={line} />
                    <div className={css.controls}>
                      <SizeSelect
                        line={line}
                        onChange={(size) => changeLineSize(line.lineId, size)}
                      />
                      {!line.unavailable && (
                        <QuantityField
                          quantity={line.quantity}
                          label={fillText(cartWords.quantityOf, { line: name })}
                          decrease={fillText(cartWords.decrease, { line: name })}
                          increase={fillText(cartWords.increase, { line: name })}
                          quiet
                          onStep={(by) => step(line, at, by)}
                          onType={(quantity, to) => type(line, at, quantity, to)}
                        />
                      )}
                    </div>
                    <button
                      type="button"
                      className={css.remove}
                      aria-label={fillText(cartWords.removeLine, { line: name })}
                      data-remove
                      onKeyDown={ignoreRepeated}
                      onClick={() => remove(at, () => removeFromCart(line.lineId))}
                    >
                      <LineDrawing path="M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13M10.5 11v5m3-5v5" />
                    </button>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={css.undo} role="status">
        {undoRow(lines.length)}
      </div>
    </div>
  );
}
