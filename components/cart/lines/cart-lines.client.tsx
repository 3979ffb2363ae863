'use client';

import type { LineToday } from '@/lib/cart/cart-today';
import { extendUndo } from '@/lib/cart/edit-cart.client';
import { placeOfRemoval } from '@/lib/cart/edit-lines';
import { stepHints } from '@/lib/order/cart-price-step-texts';
import { cartWords } from '@/words/cart';
import { CartLine } from './cart-line.client';
import css from './cart-lines.module.css';
import { UndoRow } from './undo-row.client';
import { useLineRemoval } from './use-line-removal.client';

/**
 * The cart's lines, and what was just removed in its place. The rows of Undo are live regions that are
 * in the page before they have content: one above each line and one, also of an empty cart, below them.
 */
export function CartLines({ lines }: { lines: readonly LineToday[] }) {
  const { list, removal, restoredId, remove, undo } = useLineRemoval();
  const hints = stepHints(lines.filter(({ unavailable }) => !unavailable));
  const undoPlace = removal && placeOfRemoval(lines, removal);
  const undoRow = (place: number) =>
    removal && place === undoPlace && <UndoRow removal={removal} onUndo={undo} />;
  return (
    // A key press on the way to Undo gives it more time.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onKeyDown={extendUndo}>
      {lines.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        <ul ref={list} className={css.lines} role="list" aria-label={cartWords.lines}>
          {lines.map((line, at) => (
            <CartLine
              key={line.lineId}
              line={line}
              isRepeated={isRepeated(line, lines[at - 1])}
              hint={hints.get(line.lineId)}
              undoRow={undoRow(at)}
              isRestored={line.lineId === restoredId}
              onRemove={(change) => remove(at, change)}
            />
          ))}
        </ul>
      )}
      <div className={css.undo} role="status">
        {undoRow(lines.length)}
      </div>
    </div>
  );
}

/** Whether a line has the product and price of the one above it, and nothing else to say: its size is enough. */
function isRepeated(line: LineToday, above: LineToday | undefined): boolean {
  const isPlain = ({ unavailable, formerKes }: LineToday) => !unavailable && !formerKes;
  return (
    above !== undefined &&
    line.id !== undefined &&
    line.id === above.id &&
    line.priceKes === above.priceKes &&
    isPlain(line) &&
    isPlain(above)
  );
}
