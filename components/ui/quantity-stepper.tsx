import { Icon } from './icon';
import css from './quantity-stepper.module.css';

/** A number with a button on either side; `of` names whose quantity it is where several stand together. */
export function QuantityStepper({
  quantity,
  of,
  onChange,
}: {
  quantity: number;
  of?: string;
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
      <output className={css.number}>{quantity}</output>
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
