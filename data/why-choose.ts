import type { WhyChoose } from '@/data/schema/about';

/** Why Choose on Home. */
export const whyChoose: WhyChoose = [
  {
    title: '{quickDelivery}',
    text: 'In {town} town, if you ask us on WhatsApp while the stall is open and the rider is in.',
    page: 'delivery',
    sample: true,
    sw: {
      title: '{quickDelivery}',
      text: 'Mjini {town}, ukituomba kwa WhatsApp kibanda kikiwa wazi na rider akiwepo.',
      sample: true,
    },
  },
  {
    title: '{wholesale}',
    text: 'Mix any products and sizes. We reply with your wholesale total.',
    page: 'questions',
    sample: true,
    sw: {
      title: '{wholesale}',
      text: 'Changanya bidhaa na saizi zozote. Tunakujibu na kiasi chote kwa bei ya jumla.',
      sample: true,
    },
  },
  {
    title: 'Pay the way you know',
    text: 'M-Pesa, paybill, card or PayPal. You choose in the cart.',
    page: 'questions',
    sample: true,
    sw: {
      title: 'Lipa kwa njia unayoijua',
      text: 'Kwa M-Pesa, paybill, kadi au PayPal. Unachagua kwenye kikapu.',
      sample: true,
    },
  },
];
