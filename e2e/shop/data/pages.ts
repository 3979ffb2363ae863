import type { Pages } from '@/data/schema/pages';

/**
 * The pages that show neither one product nor one category. What is left out is said in plain
 * words. Titles: under 60 characters with the shop’s name.
 */
export const pages: Pages = {
  home: {
    title: 'Sample clothes from Sampletown',
    description: 'Sample clothes and shoes from a stand in Sampletown. Pick a size and order.',
    heading: 'Dress as a sample.',
    lead: 'Sample clothes and shoes from a stand in Sampletown.',
    updated: '2026-03-01',
  },
  shop: {
    title: 'Shop: sample shoes, tops, little ones',
    description: 'Every sample with its price and sizes: shoes, tops and things for little ones.',
    heading: 'Everything on the stand',
    updated: '2026-03-02',
  },
  about: {
    title: 'About the sample shop',
    description: 'A stand in Sampletown that sells samples: how it began, and its figures so far.',
    heading: 'From a stand in Sampletown',
    updated: '2026-03-03',
  },
  contact: {
    title: 'Contact the sample shop',
    description:
      'Chat with the stand in Sampletown, call it or visit it. Hours, directions, answers.',
    heading: 'Ask the stand',
    cardTitle: 'Ask, call or visit',
    updated: '2026-03-04',
  },
  sizeGuide: {
    title: 'Sample sizes in cm',
    description: 'Which sample size is yours: foot length, chest and waist, and how to measure.',
    heading: 'Sizes of the samples',
    lead: 'Measure once and find your sample size.',
    updated: '2026-03-05',
  },
  order: {
    title: 'A sample order',
    description: 'What a sample order has: products, sizes, prices and delivery.',
    heading: 'Sample orders',
    cardTitle: 'A list of samples',
    updated: '2026-03-06',
  },
  delivery: {
    title: 'Sample delivery',
    description: 'Where the stand delivers samples, and what it costs.',
    heading: 'Where samples go',
    lead: 'Find your sample place.',
    cardTitle: 'Where samples go',
    updated: '2026-03-07',
  },
  returns: {
    title: 'Sample returns',
    description: 'How to bring a sample back, and when the money returns.',
    heading: 'Samples that come back',
    lead: 'Message the stand.',
    cardTitle: 'Samples that come back',
    updated: '2026-03-08',
  },
  privacy: {
    title: 'Sample privacy',
    description: 'What the sample shop keeps on a phone, and how to forget it.',
    heading: 'What a phone keeps',
    lead: 'No accounts.',
    cardTitle: 'What a phone keeps',
    updated: '2026-03-09',
  },
};
