import css from './size-picker.module.css';

/**
 * Radios named by their sizes. `valueOf` gives what the form sends for a size: on a product's page
 * that is the whole message, so that an order works without JavaScript. The browser keeps the
 * choice; `onChoose` hears of it.
 */
export function SizePicker({
  sizes,
  name,
  valueOf,
  onChoose,
}: {
  sizes: readonly string[];
  name: string;
  valueOf: (size: string) => string;
  onChoose: (size: string) => void;
}) {
  return (
    <fieldset role="radiogroup" aria-required="true">
      <legend className={css.legend}>Size</legend>
      <div className={css.sizes}>
        {sizes.map((size) => (
          <label key={size} className={css.size}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={valueOf(size)}
              data-size={size}
              required
              onChange={() => onChoose(size)}
            />
            <span className={css.face}>{size}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
