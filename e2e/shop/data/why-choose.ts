import type { WhyChoose } from '@/data/schema/about';

/** Why Choose on Home. */
export const whyChoose: WhyChoose = [
  {
    title: 'Quick delivery within two hours',
    text: 'In Sampletown, while the stand is open.',
    page: 'delivery',
    sw: {
      title: 'Tunaleta haraka, ndani ya saa mbili',
      text: 'Ndani ya Sampletown, kibanda kikiwa wazi.',
    },
  },
  {
    title: '{wholesale}',
    text: 'Mix samples and sizes: the price drops.',
    page: 'questions',
    sw: { title: '{wholesale}', text: 'Changanya mifano na saizi: bei inashuka.' },
  },
  {
    title: 'Pay as usual',
    text: 'By M-Pesa, paybill, card or PayPal, or at the stand.',
    page: 'questions',
    sw: { title: 'Lipa kama kawaida', text: 'Kwa M-Pesa, paybill, kadi au PayPal, au kibandani.' },
  },
];
