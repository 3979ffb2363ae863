import { isPositiveInteger } from '@/lib/format/unknown-values';
import { promotionFields, unknownFieldIssues } from './check-fields';
import type { ProductsByCategory } from './check-products';
import { discountPercent } from './discount';
import { type Issue, issueCollector, type Loose } from './issue';

/** An offer or a featured product before it is checked. */
export type LoosePromotion = Loose<'productId' | 'originalPriceKes' | 'rating' | 'reviews'>;

/** Every issue in offers and featured products. `promotions` are by the file they are in. */
export function promotionIssues(
  promotions: Readonly<Record<string, readonly LoosePromotion[]>>,
  categories: ProductsByCategory,
): Issue[] {
  const prices = new Map(
    categories.flatMap(({ products = [] }) => products.map(({ id, priceKes }) => [id, priceKes])),
  );
  const seen = new Map<unknown, { file: string; originalPriceKes: unknown }>();
  return Object.entries(promotions).flatMap(([file, entries]) =>
    entries.flatMap((promotion) => {
      const { productId, originalPriceKes, rating, reviews } = promotion;
      const { add, issues } = issueCollector({ file, entry: String(productId) });
      for (const [field, must] of unknownFieldIssues(promotion, promotionFields)) add(field, must);
      if (!prices.has(productId)) {
        add('productId', 'must be the id of a product', productId);
        return issues;
      }
      const other = seen.get(productId);
      if (other?.file === file) add('productId', 'must be in this list once');
      else if (other && other.originalPriceKes !== originalPriceKes) {
        const must = `must be ${other.originalPriceKes}, as in ${other.file}`;
        add('originalPriceKes', must, originalPriceKes);
      }
      seen.set(productId, { file, originalPriceKes });
      const price = prices.get(productId);
      if (price === undefined) add('productId', 'must be a product with a priceKes of its own');
      if (!isPositiveInteger(originalPriceKes)) {
        const must = 'must be a whole number above 0, without cents';
        add('originalPriceKes', must, originalPriceKes);
      } else if (isPositiveInteger(price)) {
        if (originalPriceKes <= price) {
          add('originalPriceKes', `must be above the price now, ${price}`, originalPriceKes);
        } else if (discountPercent(price, originalPriceKes) < 1) {
          add('originalPriceKes', `must be 1 % above ${price} or more`, originalPriceKes);
        }
      }
      if (!(Number(rating) >= 0 && Number(rating) <= 5)) {
        add('rating', 'must be a number from 0 to 5', rating);
      }
      if (!Number.isInteger(reviews) || Number(reviews) < 0) {
        add('reviews', 'must be a whole number, 0 or more', reviews);
      }
      return issues;
    }),
  );
}
