import css from './stars.module.css';

/** Five stars, filled up to `rating`: 4.6 of them. They are decoration: the number is a text beside them. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  // A star's room is a fifth wider than the star.
  const filled = whole + 0.8 * (rating - whole);
  return (
    <span className={css.stars} style={{ backgroundSize: `${filled * 20}% 100%` }}>
      ★★★★★
    </span>
  );
}
