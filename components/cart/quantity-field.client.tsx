'use client';

import { type ComponentProps, useState } from 'react';
import { LineDrawing } from '@/components/ui/icon';
import { isMost, typedQuantity } from '@/lib/cart/quantity';
import css from './quantity-field.module.css';

/**
 * A quantity that can be typed or stepped: of a cart line, or with `atOnce` of a product. Minus is
 * disabled at a product's 1, plus at the highest quantity. A typed value is passed on by Enter and
 * when the field loses the focus, or `atOnce`. Until then the typed text stays, whatever happens to
 * the cart. The field is a text field with numeric keys. A number field changes with the mouse
 * wheel, drops text that it cannot read, and is announced in different ways by screen readers.
 */
export function QuantityField({
  quantity,
  label,
  decrease,
  increase,
  quiet = false,
  atOnce = false,
  onStep,
  onType,
}: {
  quantity: number;
  /** The accessible names of the field and the buttons. */
  label: string;
  decrease: string;
  increase: string;
  /** Whether an element beside it announces the new number. */
  quiet?: boolean;
  /**
   * Whether each number counts while it is typed: on an iPhone a tap on a button does not leave the
   * field.
   */
  atOnce?: boolean;
  onStep: (by: 1 | -1) => void;
  /** `to` is where the focus goes by itself, null for nowhere. */
  onType: (quantity: number, to: Element | null) => void;
}) {
  const { shown, pass, field } = useTyping(quantity, atOnce, onType);
  const step = (by: 1 | -1) => {
    pass(null);
    onStep(by);
  };
  return (
    <div className={css.stepper} data-needs-script="">
      <button
        type="button"
        className={css.step}
        aria-label={decrease}
        data-no-print=""
        aria-disabled={atOnce && quantity < 2}
        onClick={() => step(-1)}
      >
        <LineDrawing path="M6 12h12" />
      </button>
      <input
        className={css.number}
        style={{ width: `${shown.length + 1}ch` }}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        {...field}
      />
      {/* Screen readers do not announce the changed value of a field. */}
      <output className="visually-hidden" aria-live={quiet ? 'off' : undefined}>
        {quantity}
      </output>
      <button
        type="button"
        className={css.step}
        aria-label={increase}
        aria-disabled={isMost(quantity)}
        data-no-print=""
        onClick={() => step(1)}
      >
        <LineDrawing path="M12 6v12M6 12h12" />
      </button>
    </div>
  );
}

/** The typed text of a quantity field, and the quantity that is passed on. */
function useTyping(
  quantity: number,
  atOnce: boolean,
  onType: (quantity: number, to: Element | null) => void,
) {
  // Since the focus: what the field showed then, and shows now.
  const [typing, setTyping] = useState<{ from: string; text: string }>();
  const shown = typing?.text ?? String(quantity);
  const pass = (to: Element | null) => {
    if (!typing) return;
    setTyping(undefined);
    const next = typing.text === typing.from ? undefined : typedQuantity(typing.text);
    if (next !== undefined) onType(next, to);
  };
  const field = {
    value: shown,
    onFocus: ({ currentTarget }) => {
      currentTarget.select();
      setTyping({ from: shown, text: shown });
    },
    onChange: ({ currentTarget: { value: text } }) => {
      setTyping({ from: shown, ...typing, text });
      const next = typedQuantity(text);
      if (atOnce && next !== undefined) onType(next, null);
    },
    onBlur: ({ relatedTarget }) => pass(relatedTarget),
    onKeyDown: (event) => {
      // Escape closes the dialog, which would pass the typed text on.
      if (event.key === 'Escape') setTyping(undefined);
      if (event.key !== 'Enter') return;
      // Otherwise the same press would click the button that gets the focus when the line is
      // removed.
      event.preventDefault();
      pass(null);
    },
  } satisfies ComponentProps<'input'>;
  return { shown, pass, field };
}
