import { Review } from '@/components/ui/review';
import type { Product } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { productPageWords } from '@/words/product-page';
import css from './product-reviews.module.css';

/** Customers' reviews of a product, the target of its rating; nothing without a review. */
export function ProductReviews({ product }: { product: Product }) {
  const { customerReviews, rating, reviews: count } = product;
  if (customerReviews.length === 0) return null;
  return (
    <section id="reviews" className={css.section} aria-labelledby="reviews-title" data-no-print="">
      <h2 id="reviews-title">{productPageWords.reviews}</h2>
      {rating !== undefined && count !== undefined && (
        <p>
          {fillText(productPageWords.rated, { rating, count })}{' '}
          {customerReviews.length === 1 ? productPageWords.wrote.one : productPageWords.wrote.many}
        </p>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul className={css.reviews} role="list">
        {customerReviews.map((review) => (
          <li key={`${review.name} ${review.text}`}>
            <Review review={review} css={css} />
          </li>
        ))}
      </ul>
    </section>
  );
}
