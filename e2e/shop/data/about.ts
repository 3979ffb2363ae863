import type { About } from '@/data/schema/about';

/** The page About. */
export const about: About = {
  /** Shown on About, Contact and Home, beside the photo `people` of scenes.ts where it is there. */
  people: { names: 'Person A and Person B', says: 'We answer your sample messages.' },
  /** A paragraph each. */
  story: [
    'Duka Mfano began as a sample beside the market of Sampletown.',
    'What it sells is drawn and not sewn, so that a test can order it.',
    'Half of its sample parcels leave by sample bus.',
  ],
  figures: [
    { value: '120+', label: 'sample orders', sample: true },
    { value: '5 days', label: 'at the stand' },
    { value: '7', label: 'sample towns' },
    { value: '8 of 10', label: 'samples that fit' },
  ],
  values: [
    { title: 'One price', text: 'The price on a sample is the price of the sample.' },
    { title: 'True sizes', text: 'A sample is measured before it is sent.' },
    { title: 'Strong seams', text: 'A drawn seam does not tear.' },
    { title: 'Quick answers', text: 'A sample question has a sample answer.' },
  ],
};
