import { policies } from './policies';
import { address } from './shop';
import type { TitledText } from './types';

/** Why Choose on Home. */
export const whyChoose: readonly TitledText[] = [
  {
    title: policies.quickDelivery,
    text: `In ${address.town} town, when the stall is open and the rider is in. Ask us on WhatsApp.`,
  },
  {
    title: policies.wholesale,
    text: 'Mix any products and sizes. The price drops when you send the order.',
  },
  {
    title: 'Pay the way you know',
    text: 'M-Pesa, paybill, card or PayPal. Or come to the stall and pay there.',
  },
];
