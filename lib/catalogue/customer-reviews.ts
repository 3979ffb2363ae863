import type { Review, Reviews } from '@/data/schema/reviews';

/** What customers said of the shop: a review of a product is on that product's page. */
export function reviewsOfShop(reviews: Reviews): readonly Review[] {
  return reviews.filter(({ product }) => product === undefined);
}

/** What customers said of a product. */
export function reviewsOfProduct(id: string, reviews: Reviews): readonly Review[] {
  return reviews.filter(({ product }) => product === id);
}
