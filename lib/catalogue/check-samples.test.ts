import { sampleIssues } from './check-samples';
import { describeIssues, stops } from './issue';

test('invented reviews, ratings, facts and figures and links to a front page are warnings', () => {
  const issues = sampleIssues({
    reviews: [{ sample: true }, {}],
    figures: [{ sample: true }],
    social: { tiktok: 'https://www.tiktok.com/', instagram: 'https://instagram.com/shop' },
    ratings: 3,
    facts: 2,
  });
  expect(issues.filter(stops)).toEqual([]);
  expect(issues.filter(({ sample }) => sample)).toEqual(issues);
  expect(describeIssues(issues)).toBe(
    [
      'data/reviews.ts: reviews: must be what customers said: 1 of 2 are invented (sample: true)',
      'data/catalogue: rating: must be what customers gave, or be left out with reviews: 3 are invented (sampleRating: true)',
      'data/catalogue: sampleFacts: must be left out, once material, care, fit, madeIn and added are true: 2 products have samples',
      'data/about.ts: figures: must be the figures of the shop: 1 of 1 are invented (sample: true)',
      "data/shop.ts: social.tiktok: must be the shop's own page there, or be left out: https://www.tiktok.com/ is the front page of all",
    ].join('\n'),
  );
});

test('a shop with its own facts has no such warning', () => {
  expect(sampleIssues({ reviews: [{}], figures: [], social: {}, ratings: 0, facts: 0 })).toEqual(
    [],
  );
});
