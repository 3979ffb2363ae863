import { Review } from '@/components/ui/review';
import { Section } from '@/components/ui/section';
import { reviews } from '@/data/reviews';
import { reviewsOfShop } from '@/lib/catalogue/customer-reviews';
import { homeWords } from '@/words/home';
import css from './customer-reviews.module.css';

/** Reviews of the shop by customers; nothing without a review. */
export function CustomerReviews() {
  const said = reviewsOfShop(reviews);
  if (said.length === 0) return null;
  return (
    <Section id="reviews" title={homeWords.reviews} below>
      {/* On a phone the row scrolls, by keyboard too; Safari focuses no row by itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <ul className={css.reviews} tabIndex={0} aria-label={homeWords.reviews}>
        {said.map((review) => (
          <li key={`${review.name} ${review.text}`}>
            <Review review={review} css={css} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
