import clsx from 'clsx';
import css from './price.module.css';

/**
 * A price on its swatch, and what it was before where an offer lowers it. `onCard`: the swatch hangs on the
 * picture's lower edge, above the name; the card is a flex column.
 */
export function Price({
  price,
  originalPrice,
  discount,
  onCard = false,
}: {
  price: string;
  originalPrice?: string | undefined;
  discount?: number | undefined;
  onCard?: boolean;
}) {
  return (
    <p className={clsx(css.price, onCard && css.onCard)}>
      <span className={css.now}>{price}</span>{' '}
      {originalPrice && (
        <span className={css.before}>
          <s className={css.was}>
            <span className="visually-hidden">was </span>
            {originalPrice}
          </s>{' '}
          {discount !== undefined && (
            <span className={css.off}>
              −{discount}
              {' %'}
            </span>
          )}
        </span>
      )}
    </p>
  );
}
