'use client';

import { useRef } from 'react';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { changeLineQuantity, removeFromCart } from '@/lib/browser/cart-store';
import { restBriefly } from '@/lib/browser/rest-briefly';
import { type CartLine, lineTotalKes } from '@/lib/cart-lines';
import { formatKes } from '@/lib/money';
import css from './cart-lines.module.css';
import { LinePicture } from './line-picture';

/** The cart's lines, each with its quantity. When one goes, the focus goes to the list. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const list = useRef<HTMLUListElement>(null);
  const leaveLine = () => {
    list.current?.focus();
    restBriefly(list.current);
  };
  const change = (line: CartLine, by: number) => {
    changeLineQuantity(line.lineId, by);
    if (line.quantity + by <= 0) leaveLine();
  };
  const remove = (line: CartLine) => {
    removeFromCart(line.lineId);
    leaveLine();
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
    <ul ref={list} className={css.lines} role="list" aria-label="Items" tabIndex={-1}>
      {lines.map((line) => {
        const name = `${line.title}, size ${line.size}`;
        return (
          <li key={line.lineId} className={css.line}>
            <LinePicture src={line.image} />
            <div className={css.what}>
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
                onChange={(by) => change(line, by)}
              />
              <button
                type="button"
                className={css.remove}
                aria-label={`Remove ${name}`}
                onClick={() => remove(line)}
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
