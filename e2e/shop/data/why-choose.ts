import type { WhyChoose } from '@/data/schema/about';

/** Why Choose on Home. */
export const whyChoose: WhyChoose = [
  { title: 'Quick delivery within two hours', text: 'In Sampletown, while the stand is open.' },
  { title: '{wholesale}', text: 'Mix samples and sizes: the price drops.' },
  { title: 'Pay as usual', text: 'By M-Pesa, paybill, card or PayPal, or at the stand.' },
];
