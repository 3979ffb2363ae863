'use client';

import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusTitle } from '@/components/islands/dialog/focus-title';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { Words } from '@/data/words/types';
import { changeLineQuantity, removeFromCart } from '@/lib/cart/cart-store.client';
import type { LineToday } from '@/lib/cart/cart-today';
import { fillText } from '@/lib/format/fill-text';
import { blockDoubleTap } from '@/lib/page/block-double-tap.client';
import css from './cart-lines.module.css';
import { LinePicture } from './line-picture';
import { LinePrice } from './line-price';

/**
 * The cart's lines, each with its quantity. When a line is removed, the focus moves to the next line,
 * else to the one before, else to the dialog's title.
 */
export function CartLines({
  words,
  lines,
}: {
  words: Pick<Words, 'cart'>;
  lines: readonly LineToday[];
}) {
  const { cart } = words;
  const list = useRef<HTMLUListElement>(null);
  const remove = (at: number, change: () => void) => {
    const dialog = list.current?.closest('dialog');
    // Synchronous, so that the next line has moved up and focusing it does not scroll.
    flushSync(change);
    const lines = list.current?.children;
    const neighbour = lines?.[at] ?? lines?.[at - 1];
    const button = neighbour?.querySelector<HTMLElement>('[data-remove]');
    if (button) button.focus();
    else focusTitle(dialog);
    blockDoubleTap(list.current);
  };
  const change = (line: LineToday, at: number, by: number) => {
    const act = () => changeLineQuantity(line.lineId, by);
    if (line.quantity + by > 0) act();
    else remove(at, act);
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul ref={list} className={css.lines} role="list" aria-label={cart.lines}>
      {lines.map((line, at) => {
        const name = fillText(cart.line, { product: line.title, size: line.size });
        return (
          <li key={line.lineId} className={css.line}>
            <LinePicture src={line.image} />
            <div>
              <p className={css.title}>{line.title}</p>
              <p className={css.size}>{fillText(cart.size, { size: line.size })}</p>
              <LinePrice words={words} line={line} />
            </div>
            <div className={css.change}>
              {!line.unavailable && (
                <QuantityStepper
                  quantity={line.quantity}
                  decrease={fillText(cart.decrease, { line: name })}
                  increase={fillText(cart.increase, { line: name })}
                  onChange={(by) => change(line, at, by)}
                />
              )}
              <button
                type="button"
                className={css.remove}
                aria-label={fillText(cart.removeLine, { line: name })}
                data-remove
                onKeyDown={ignoreRepeated}
                onClick={() => remove(at, () => removeFromCart(line.lineId))}
              >
                {cart.remove}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A key held down would also remove the next lines, whose buttons get the focus: it counts once. */
function ignoreRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
