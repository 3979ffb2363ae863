import { Section } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import { reviews } from '@/data/reviews';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { fillText } from '@/lib/format/fill-text';
import { homeWords } from '@/words/home';
import { ratingWords } from '@/words/rating';
import css from './customer-reviews.module.css';

/** What customers said of the shop; nothing without a review. */
export function CustomerReviews() {
  const said = reviewsOfShop(reviews);
  if (said.length === 0) return null;
  return (
    <Section id="reviews" title={homeWords.reviews} below>
      {/* On a phone the row scrolls, by keyboard too; Safari focuses no row by itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul className={css.reviews} tabIndex={0} aria-label={homeWords.reviews}>
        {said.map(({ name, place, rating, text }) => (
          <li key={`${name} ${text}`}>
            <figure className={css.review}>
              <blockquote className={css.text}>{text}</blockquote>
              {rating !== undefined && (
                <p role="img" aria-label={fillText(ratingWords.outOfFive, { rating })}>
                  <Stars rating={rating} />
                </p>
              )}
              <figcaption>{place ? `${name}, ${place}` : name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
