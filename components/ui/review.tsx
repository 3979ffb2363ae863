import type { Review as ReviewFacts } from '@/data/schema/reviews';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { ratingWords } from '@/words/rating';
import { OwnersText } from './owners-text';
import { Stars } from './stars';

/** A customer's review: the words, the stars where there are some, and who wrote it. */
export function Review({
  review,
  css,
}: {
  review: ReviewFacts;
  /** `review`, `text` and `by`, which compose those of ./review.module.css. */
  css: Readonly<Record<string, string>>;
}) {
  const { name, place, rating } = review;
  return (
    <figure className={css.review}>
      <OwnersText as="blockquote" of={ownersText(review, 'text')} className={css.text} />
      {rating !== undefined && (
        <p role="img" aria-label={fillText(ratingWords.outOfFive, { rating })}>
          <Stars rating={rating} />
        </p>
      )}
      <figcaption className={css.by}>{place ? `${name}, ${place}` : name}</figcaption>
    </figure>
  );
}
