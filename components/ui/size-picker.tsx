import css from './size-picker.module.css';

/**
 * Radios named by their sizes. `valueFor` gives what the form sends for a size without script. The
 * browser keeps the choice; `onChoose` is called with each new one.
 */
export function SizePicker({
  legend,
  sizes,
  name,
  valueFor,
  onChoose,
}: {
  legend: string;
  sizes: readonly string[];
  name: string;
  valueFor: (size: string) => string;
  onChoose: (size: string) => void;
}) {
  return (
    // ARIA in HTML allows the role, and with it a screen reader says how many sizes there are.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
    <fieldset role="radiogroup" aria-required="true">
      <legend className={css.legend}>{legend}</legend>
      <div className={css.sizes}>
        {sizes.map((size) => (
          <label key={size} className={css.size}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={valueFor(size)}
              required
              onChange={() => onChoose(size)}
            />
            <span className={css.box}>{size}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
