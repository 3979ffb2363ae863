import { isFrontPage } from '@/lib/site/placeholders';
import type { Issue } from './issue';

interface Samples {
  reviews: readonly { sample?: true }[];
  figures: readonly { sample?: true }[];
  social: object;
  /** How many products have a rating that is invented. */
  ratings: number;
  /** How many products have a material, care, fit, origin or day that is a sample. */
  facts: number;
}

/**
 * A warning for what the shop shows visitors and nobody said or has: invented reviews, ratings, facts
 * and figures, and links to a network's front page.
 */
export function sampleIssues({ reviews, figures, social, ratings, facts }: Samples): Issue[] {
  const issues = [
    ...invented('data/reviews.ts', 'reviews', reviews, 'what customers said'),
    ...(ratings > 0
      ? [
          {
            file: 'data/catalogue',
            field: 'rating',
            message: `must be what customers gave, or be left out with reviews: ${ratings} ${ratings === 1 ? 'is' : 'are'} invented (sampleRating: true)`,
          },
        ]
      : []),
    ...(facts > 0
      ? [
          {
            file: 'data/catalogue',
            field: 'sampleFacts',
            message: `must be left out, once material, care, fit, madeIn and added are true: ${facts} ${facts === 1 ? 'product has' : 'products have'} samples`,
          },
        ]
      : []),
    ...invented('data/about.ts', 'figures', figures, 'the figures of the shop'),
    ...Object.entries(social)
      .filter(([, address]) => isFrontPage(address))
      .map(([network, address]) => ({
        file: 'data/shop.ts',
        field: `social.${network}`,
        message: `must be the shop's own page there, or be left out: ${address} is the front page of all`,
      })),
  ];
  return issues.map((issue) => ({ ...issue, severity: 'warning', sample: true }));
}

function invented(file: string, field: string, entries: Samples['reviews'], must: string): Issue[] {
  const count = entries.filter(({ sample }) => sample).length;
  const message = `must be ${must}: ${count} of ${entries.length} are invented (sample: true)`;
  return count > 0 ? [{ file, field, message }] : [];
}
