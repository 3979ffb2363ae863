import css from './rating.module.css';

/** A sample rating out of five, and its number of sample reviews where there is one. */
export function Rating({ rating, reviews }: { rating: number; reviews?: number }) {
  return (
    <p className={css.rating}>
      <span className={css.star} aria-hidden="true">
        ★
      </span>
      <span className="visually-hidden">Rated </span>
      {rating}
      <span className="visually-hidden"> out of 5</span>
      {reviews !== undefined && <span className={css.reviews}> ({reviews} reviews)</span>}
    </p>
  );
}
