import css from './size-picker.module.css';

/**
 * Radios named by their sizes. `messageFor` gives what the form sends for a size: on a product's page
 * that is the whole message, so that an order works without JavaScript. The browser keeps the
 * choice; `onChoose` hears of it.
 */
export function SizePicker({
  sizes,
  name,
  messageFor,
  onChoose,
}: {
  sizes: readonly string[];
  name: string;
  messageFor: (size: string) => string;
  onChoose: (size: string) => void;
}) {
  return (
    // ARIA in HTML allows the role, and with it a reader says how many there are to choose from.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
    <fieldset role="radiogroup" aria-required="true">
      <legend className={css.legend}>Size</legend>
      <div className={css.sizes}>
        {sizes.map((size) => (
          <label key={size} className={css.size}>
            <input
              className={css.radio}
              type="radio"
              name={name}
              value={messageFor(size)}
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
