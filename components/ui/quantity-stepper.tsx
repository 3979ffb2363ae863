import { isMost } from '@/lib/cart/quantity';
import { productWords } from '@/words/product';
import { LineDrawing } from './icon';
import css from './quantity-stepper.module.css';

/**
 * A quantity with a button on either side. Minus is disabled at 1, plus at the highest quantity.
 * Each new number is announced.
 */
export function QuantityStepper({
  quantity,
  onChange,
}: {
  quantity: number;
  onChange: (by: 1 | -1) => void;
}) {
  return (
    <div className={css.stepper} data-needs-script="">
      <button
        type="button"
        className={css.step}
        aria-label={productWords.decrease}
        aria-disabled={quantity < 2}
        onClick={() => onChange(-1)}
      >
        <LineDrawing path="M6 12h12" />
      </button>
      <output className={css.number}>{quantity}</output>
      <button
        type="button"
        className={css.step}
        aria-label={productWords.increase}
        aria-disabled={isMost(quantity)}
        onClick={() => onChange(1)}
      >
        <LineDrawing path="M12 6v12M6 12h12" />
      </button>
    </div>
  );
}
