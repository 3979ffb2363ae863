'use client';

import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusTitle } from '@/components/islands/dialog/focus-title';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { type CartLine, lineTotalKes } from '@/lib/cart/cart-lines';
import { changeLineQuantity, removeFromCart } from '@/lib/cart/cart-store.client';
import { formatKes } from '@/lib/format/money';
import { blockDoubleTap } from '@/lib/page/block-double-tap.client';
import css from './cart-lines.module.css';
import { LinePicture } from './line-picture';

/**
 * The cart's lines, each with its quantity. When one goes, the focus goes to the line that took its
 * place, else to the one before, and from the last of all to the dialog's title.
 */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const list = useRef<HTMLUListElement>(null);
  const takeOut = (at: number, remove: () => void) => {
    const dialog = list.current?.closest('dialog');
    // At once, so that the next line has moved up and nothing scrolls for the focus.
    flushSync(remove);
    const lines = list.current?.children;
    const neighbour = lines?.[at] ?? lines?.[at - 1];
    const button = neighbour?.querySelector<HTMLElement>('[aria-label^="Remove"]');
    if (button) button.focus();
    else focusTitle(dialog);
    blockDoubleTap(list.current);
  };
  const change = (line: CartLine, at: number, by: number) => {
    const act = () => changeLineQuantity(line.lineId, by);
    if (line.quantity + by > 0) act();
    else takeOut(at, act);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul ref={list} className={css.lines} role="list" aria-label="Items">
      {lines.map((line, at) => {
        const name = `${line.title}, size ${line.size}`;
        return (
          <li key={line.lineId} className={css.line}>
            <LinePicture src={line.image} />
            <div>
              <p className={css.title}>{line.title}</p>
              <p className={css.size}>Size {line.size}</p>
              <div className={css.prices}>
                <p className={css.price}>
                  {line.price}
                  {line.quantity > 1 && <span> × {line.quantity}</span>}
                </p>
                <p className={css.sum}>{formatKes(lineTotalKes(line))}</p>
              </div>
            </div>
            <div className={css.change}>
              <QuantityStepper
                quantity={line.quantity}
                of={name}
                onChange={(by) => change(line, at, by)}
              />
              <button
                type="button"
                className={css.remove}
                aria-label={`Remove ${name}`}
                onKeyDown={holdRepeated}
                onClick={() => takeOut(at, () => removeFromCart(line.lineId))}
              >
                Remove
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A key held down would go on to the next line's button, and the next: it counts once. */
function holdRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
