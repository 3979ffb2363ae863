import { isPositiveInteger } from '@/lib/format/unknown-values';
import { discountPercent } from './discount';
import type { Loose } from './issue';

/** What a card shows of a product beside its name, before it is checked. */
export type LooseCardFacts = Loose<
  | 'priceKes'
  | 'samplePrice'
  | 'originalPriceKes'
  | 'rating'
  | 'reviews'
  | 'sampleRating'
  | 'isNew'
  | 'isBestSeller'
  | 'drawn'
>;

type FieldIssue = [field: keyof LooseCardFacts, must: string, ...found: unknown[]];

const priceMust = 'must be there: whole shillings without quotes, such as 1500';
const wholeKes = 'must be a whole number above 0, without cents';

/**
 * Which of these fields are wrong, what each must be, and what is there instead where that says more.
 */
export function cardFactIssues(facts: LooseCardFacts): FieldIssue[] {
  return [
    ...priceIssues(facts),
    ...ratingIssues(facts),
    ...(['samplePrice', 'sampleRating', 'isNew', 'isBestSeller', 'drawn'] as const)
      .filter((flag) => facts[flag] !== undefined && facts[flag] !== true)
      .map((flag): FieldIssue => [flag, 'must be true, or left out', facts[flag]]),
  ];
}

function priceIssues({ priceKes, samplePrice, originalPriceKes }: LooseCardFacts): FieldIssue[] {
  if (priceKes === undefined && !samplePrice) return [['priceKes', priceMust]];
  if (priceKes !== undefined && !isPositiveInteger(priceKes))
    return [['priceKes', wholeKes, priceKes]];
  if (originalPriceKes === undefined) return [];
  if (!isPositiveInteger(originalPriceKes))
    return [['originalPriceKes', wholeKes, originalPriceKes]];
  if (priceKes === undefined) {
    return [['originalPriceKes', 'must have the price now, priceKes, beside it']];
  }
  if (originalPriceKes <= priceKes) {
    return [['originalPriceKes', `must be above the price now, ${priceKes}`, originalPriceKes]];
  }
  return discountPercent(priceKes, originalPriceKes) < 1
    ? [['originalPriceKes', `must be 1 % above ${priceKes} or more`, originalPriceKes]]
    : [];
}

function ratingIssues({ rating, reviews }: LooseCardFacts): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (rating !== undefined && !(typeof rating === 'number' && rating >= 0 && rating <= 5)) {
    issues.push(['rating', 'must be a number from 0 to 5', rating]);
  }
  if (reviews !== undefined && (!Number.isInteger(reviews) || Number(reviews) < 0)) {
    issues.push(['reviews', 'must be a whole number, 0 or more', reviews]);
  }
  if ((rating === undefined) !== (reviews === undefined)) {
    const [given, missing] =
      rating === undefined ? (['reviews', 'rating'] as const) : (['rating', 'reviews'] as const);
    issues.push([given, `must have ${missing} beside it, or be left out`]);
  }
  return issues;
}
