import css from './stars.module.css';

/** Five stars, filled up to `rating`: 4.6 of them. They are decoration: the number is a text beside them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={css.stars} style={{ backgroundSize: `${rating * 20}% 100%` }}>
      ★★★★★
    </span>
  );
}
