import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { reviews } from '@/data/reviews';
import { words } from '@/lib/words/words';
import css from './customer-reviews.module.css';

/** What customers said; nothing without a review. */
export function CustomerReviews() {
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" title={words.home.reviews} below>
      <ul className={css.reviews}>
        {reviews.map(({ name, place, rating, text }) => (
          <li key={name}>
            <figure className={css.review}>
              <Rating words={words} rating={rating} />
              <blockquote className={css.text}>{text}</blockquote>
              <figcaption className={css.who}>{place ? `${name}, ${place}` : name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
