import { isFrontPage } from '@/lib/links/front-page';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, warn } from '@/tools/owner/check/finding';

/** What customers are shown that nobody said or has: the check counts these in one line. */
const sample = (file: string, path: Finding['path'], must: string): Finding => ({
  ...warn(file, path, must),
  sample: true,
});

const invented = (
  [file, path]: readonly [file: string, path: Finding['path']],
  entries: readonly { readonly sample?: true }[],
  must: string,
): Finding[] => {
  const count = entries.filter(({ sample }) => sample).length;
  const message = `must be ${must}: ${count} of ${entries.length} are invented (sample: true)`;
  return count > 0 ? [sample(file, path, message)] : [];
};

const reviews: Rule = ({ reviews }) => invented(['reviews.ts', []], reviews, 'what customers said');

const figures: Rule = ({ about }) =>
  invented(['about.ts', ['figures']], about.figures, 'the figures of the shop');

const frontPages: Rule = ({ social }) =>
  Object.entries(social)
    .filter(([, address]) => isFrontPage(address))
    .map(([network, address]) =>
      sample(
        'social.ts',
        [network],
        `must be the shop's own page there, or be left out: ${address} is the front page of all`,
      ),
    );

const products: Rule = ({ products }) => {
  const facts = products.filter(({ record }) => record.sampleFacts).length;
  const ratings = products.filter(({ record }) => record.sampleRating).length;
  return [
    ...(ratings > 0
      ? [
          sample(
            'catalogue',
            ['rating'],
            `must be what customers gave, or be left out with reviews: ${ratings} ${ratings === 1 ? 'is' : 'are'} invented (sampleRating: true)`,
          ),
        ]
      : []),
    ...(facts > 0
      ? [
          sample(
            'catalogue',
            ['sampleFacts'],
            `must be left out, once material, care, fit, madeIn and added are true: ${facts} ${facts === 1 ? 'product has' : 'products have'} samples`,
          ),
        ]
      : []),
  ];
};

export const sampleRules: readonly Rule[] = [reviews, figures, frontPages, products];
