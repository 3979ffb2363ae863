import { Icon } from './icon';
import css from './quantity-stepper.module.css';

/**
 * A quantity with a button on either side; `of` names the product where a page has several steppers.
 * Each new number is announced, unless `quiet`: where an element beside it announces it.
 */
export function QuantityStepper({
  quantity,
  of,
  quiet = false,
  onChange,
}: {
  quantity: number;
  of?: string;
  quiet?: boolean;
  onChange: (by: 1 | -1) => void;
}) {
  const name = of ? `quantity of ${of}` : 'quantity';
  return (
    <div className={css.stepper} data-needs-script>
      <button
        type="button"
        className={css.step}
        aria-label={`Decrease ${name}`}
        onClick={() => onChange(-1)}
      >
        <Icon name="minus" />
      </button>
      <output className={css.number} aria-live={quiet ? 'off' : undefined}>
        {quantity}
      </output>
      <button
        type="button"
        className={css.step}
        aria-label={`Increase ${name}`}
        onClick={() => onChange(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
