import clsx from 'clsx/lite';
import type { CardProduct } from '@/lib/catalogue/product';
import { shortAge } from '@/lib/catalogue/short-age';
import { isSizeSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { productWords } from '@/words/product';
import mark from './size-mark.module.css';
import css from './size-picker.module.css';
import { sizeColumns } from './tile-columns';
import { WholeWords } from './whole-words';

/** A size of a product with a mark. */
export interface MarkedSize {
  size: string;
  /** The id of the text that says why. */
  describedBy: string;
}

/**
 * Radios named by their sizes. A sold-out size is struck through and cannot be chosen, a counted one says
 * how many are left, and a note of the size guide is below its size. `valueFor` gives what the form sends
 * for a size without script. Where an order lacks a size the radios are invalid; the style draws the
 * sentence about it below the heading, because a notice announces it.
 */
export function SizePicker({
  product,
  name,
  valueFor,
  required,
  chosen,
  lacking,
  marked,
  onChoose,
}: {
  product: CardProduct;
  name: string;
  valueFor: (size: string) => string;
  /** Whether the browser demands a size. A screen reader calls such radios invalid from the start. */
  required: boolean;
  /** '' for none. */
  chosen: string;
  /** Whether an order lacks its size. */
  lacking: boolean;
  marked?: MarkedSize | undefined;
  onChoose: (size: string) => void;
}) {
  const { soldOutSize, sizesLeft } = productWords;
  const invalid = lacking || undefined;
  const { sizes, sizeNotes, soldOutSizes, sizesLeft: left } = product;
  // The names are of several words, or of more than four letters in the mean.
  const isWide = Boolean(soldOutSizes || left || sizes.join('').length > 4 * sizes.length);
  const columns = sizeColumns(sizes.length, isWide || sizeNotes !== undefined);
  return (
    // ARIA in HTML allows the role, and with it a screen reader says how many sizes there are.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
    <fieldset role="radiogroup" className={css.group} aria-required="true" aria-invalid={invalid}>
      <legend className={css.legend} data-issue={lacking ? productWords.chooseSize : undefined}>
        {productWords.size}
      </legend>
      <div className={css.sizes} data-columns={columns} data-wide={isWide || undefined}>
        {sizes.map((size) => {
          const disabled = isSizeSoldOut(product, size);
          const count = left?.[size];
          const note = sizeNotes?.[size];
          const text = disabled ? soldOutSize : count ? sizesLeft : '{size}';
          return (
            <label key={size} className={clsx(css.size, marked?.size === size && mark.size)}>
              <input
                type="radio"
                name={name}
                value={valueFor(size)}
                required={required}
                checked={size === chosen}
                disabled={disabled}
                aria-invalid={invalid}
                aria-describedby={marked?.size === size ? marked.describedBy : undefined}
                onChange={() => onChoose(size)}
              />
              <span>
                {fillText(text, { size, count: count ?? 0 })}
                {note && <small className={css.note}>{shownNote(note)}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A note of a size, an age as it fits on one line; a screen reader says its unit in full. */
function shownNote(note: string) {
  const short = shortAge(note);
  if (short === note) return <WholeWords text={note} />;
  return (
    <>
      <span aria-hidden="true">
        <WholeWords text={short} />
      </span>
      <span className="visually-hidden">{` ${note}`}</span>
    </>
  );
}
