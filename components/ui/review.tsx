import clsx from 'clsx/lite';
import type { Review as ReviewFacts } from '@/data/schema/reviews';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { ratingWords } from '@/words/rating';
import { OwnersText } from './owners-text';
import css from './review.module.css';
import { Stars } from './stars';

/** What a customer said: the words, the stars where there are some, and who said it. */
export function Review({
  review,
  quoted = false,
  className,
}: {
  review: ReviewFacts;
  /** In larger letters, with quotation marks. */
  quoted?: boolean;
  className: string | undefined;
}) {
  const { name, place, rating } = review;
  return (
    <figure className={clsx(css.review, quoted && css.quoted, className)}>
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
