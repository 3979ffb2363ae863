'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { QuantityField } from '@/components/cart/quantity-field.client';
import { LinePicture } from '@/components/goods/line-picture.client';
import { LineNotes, LinePrice } from '@/components/goods/line-price.client';
import { LineTitle } from '@/components/goods/line-title.client';
import { LineDrawing } from '@/components/ui/icon';
import { OwnersText } from '@/components/ui/owners-text';
import textCss from '@/components/ui/text.module.css';
import { ignoreRepeated } from '@/lib/browser/presses.client';
import type { LineToday } from '@/lib/cart/cart-today';
import {
  changeLineQuantity,
  changeLineSize,
  removeFromCart,
  setLineQuantity,
} from '@/lib/cart/edit-cart.client';
import { mostText } from '@/lib/cart/quantity';
import { shownTitle } from '@/lib/cart/shown-title';
import { fillText } from '@/lib/format/fill-text';
import { cartWords } from '@/words/cart';
import css from './cart-lines.module.css';
import { SizeSelect } from './size-select.client';

/** A line of the cart, with controls to change and remove it. */
export function CartLine({
  line,
  isRepeated,
  hint,
  undoRow,
  isRestored,
  onRemove,
}: {
  line: LineToday;
  /** Whether the line above is of the same product: then picture and name are there. */
  isRepeated: boolean;
  /** The quantity for the next price. */
  hint: string | undefined;
  /** The row of a line that was just removed above this one. */
  undoRow: ReactNode;
  /** Whether it was put back, and so takes the focus. */
  isRestored: boolean;
  /** Makes a `change` that removes this line, and moves the focus on. */
  onRemove: (change: () => void) => void;
}) {
  const { lineId } = line;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isRestored) row.current?.focus();
  }, [isRestored]);
  const title = shownTitle(line);
  const name = fillText(cartWords.line, { product: title.text, size: line.size });
  const most = mostText(line.quantity, cartWords);
  const step = (by: number) => {
    const act = () => changeLineQuantity(lineId, by);
    if (line.quantity + by > 0) act();
    else onRemove(act);
  };
  const type = (quantity: number, to: Element | null) => {
    const act = () => setLineQuantity(lineId, quantity);
    const focusIsElsewhere = to !== null && !row.current?.contains(to);
    if (quantity > 0 || focusIsElsewhere) act();
    else onRemove(act);
  };
  return (
    <li
      ref={row}
      className={clsx(css.line, line.unavailable && css.unavailable, !isRepeated && css.ruled)}
      tabIndex={isRestored ? -1 : undefined}
      data-line={lineId}
    >
      <div className={css.undo} aria-live="polite" aria-atomic="true">
        {undoRow}
      </div>
      <div className={css.item}>
        {!isRepeated && <LinePicture src={line.image} />}
        <div className={css.text}>
          {isRepeated ? (
            <OwnersText as="p" of={title} className="visually-hidden" />
          ) : (
            <p className={css.title}>
              <LineTitle line={line} />
            </p>
          )}
          <LinePrice line={line} hint={hint} />
          <LineNotes line={line} />
          <p className={most ? textCss.soft : 'visually-hidden'} aria-live="polite">
            {most}
          </p>
        </div>
        <div className={css.controls}>
          <SizeSelect line={line} onChange={(size) => changeLineSize(lineId, size)} />
          {!line.unavailable && (
            <QuantityField
              quantity={line.quantity}
              label={fillText(cartWords.quantityOf, { line: name })}
              decrease={fillText(cartWords.decrease, { line: name })}
              increase={fillText(cartWords.increase, { line: name })}
              quiet
              onStep={step}
              onType={type}
            />
          )}
        </div>
        <button
          type="button"
          className={css.remove}
          aria-label={fillText(cartWords.removeLine, { line: name })}
          data-remove
          data-no-print=""
          onKeyDown={ignoreRepeated}
          onClick={() => onRemove(() => removeFromCart(lineId))}
        >
          <LineDrawing path="M5 7h14M9.5 7V4h5v3M7 7l1 13h8l1-13M10.5 11v5m3-5v5" />
        </button>
      </div>
    </li>
  );
}
