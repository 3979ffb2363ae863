import type { ReactNode } from 'react';
import { fillText, textAround } from '@/lib/format/fill-text';
import { ratingWords } from '@/words/rating';
import css from './rating.module.css';

/**
 * A rating out of five, and its number of reviews where there is one; nothing without a rating. `children`
 * take the place of its one star.
 */
export function Rating({
  rating,
  reviews,
  children = '★',
}: {
  rating: number | undefined;
  reviews?: number | undefined;
  children?: ReactNode;
}) {
  if (rating === undefined) return null;
  const [before, after] = textAround(ratingWords.outOfFive, 'rating');
  return (
    <p className={css.rating}>
      <span className={css.star} aria-hidden="true">
        {children}
      </span>
      <span className="visually-hidden">{before}</span>
      {rating}
      <span className="visually-hidden">{after}</span>
      {reviews !== undefined && (
        <>
          {' '}
          <span className={css.reviews}>{fillText(ratingWords.reviews, { count: reviews })}</span>
        </>
      )}
    </p>
  );
}
