import css from './price.module.css';

/** A price, and what it was before where an offer lowers it. */
export function Price({
  price,
  originalPrice,
  discount,
}: {
  price: string;
  originalPrice?: string | undefined;
  discount?: number | undefined;
}) {
  return (
    <p className={css.price}>
      <span className={css.now}>{price}</span>
      {originalPrice && (
        <>
          {' '}
          <s className={css.was}>
            <span className="visually-hidden">was </span>
            {originalPrice}
          </s>
        </>
      )}
      {discount !== undefined && (
        <>
          {' '}
          <span className={css.off}>
            −{discount}
            {' %'}
          </span>
        </>
      )}
    </p>
  );
}
