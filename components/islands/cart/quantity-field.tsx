'use client';

import { type KeyboardEvent, useState } from 'react';
import { LineDrawing } from '@/components/ui/icon';
import { typedQuantity } from '@/lib/cart/edit-lines';
import css from './quantity-field.module.css';

/**
 * A line's quantity, typed or stepped (docs/behaviour.md 5.17). What is typed is passed on by Enter and on
 * leaving the field; until then it is the field's own, whatever happens to the cart. A text with the
 * numeric keys, not a number field: that one is changed by the wheel, drops what it cannot read and is
 * announced in different ways by screen readers.
 */
export function QuantityField({
  quantity,
  label,
  decrease,
  increase,
  onStep,
  onType,
}: {
  quantity: number;
  /** The accessible names of the field and the buttons. */
  label: string;
  decrease: string;
  increase: string;
  onStep: (by: 1 | -1) => void;
  /** `to` is where the focus goes by itself, null for nowhere. */
  onType: (quantity: number, to: Element | null) => void;
}) {
  // Since the focus: what the field showed then, and shows now.
  const [typing, setTyping] = useState<{ from: string; text: string }>();
  const shown = typing?.text ?? String(quantity);
  const pass = (to: Element | null) => {
    if (!typing) return;
    setTyping(undefined);
    const next = typing.text === typing.from ? undefined : typedQuantity(typing.text);
    if (next !== undefined) onType(next, to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Escape closes the dialog, which would pass the typed text on.
    if (event.key === 'Escape') setTyping(undefined);
    if (event.key !== 'Enter') return;
    // Else the same press would click the button that gets the focus when the line is removed.
    event.preventDefault();
    pass(null);
  };
  return (
    <div className={css.stepper}>
      <button type="button" className={css.step} aria-label={decrease} onClick={() => onStep(-1)}>
        <LineDrawing path="M6 12h12" />
      </button>
      <input
        className={css.number}
        style={{ width: `${shown.length + 1}ch` }}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        value={shown}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          setTyping({ from: shown, text: shown });
        }}
        onChange={({ currentTarget }) =>
          setTyping({ from: shown, ...typing, text: currentTarget.value })
        }
        onBlur={({ relatedTarget }) => pass(relatedTarget)}
        onKeyDown={onKeyDown}
      />
      {/* Screen readers do not announce the changed value of a field. */}
      <output className="visually-hidden">{quantity}</output>
      <button type="button" className={css.step} aria-label={increase} onClick={() => onStep(1)}>
        <LineDrawing path="M12 6v12M6 12h12" />
      </button>
    </div>
  );
}
