import { policies } from './policies';
import type { TitledText } from './types';

/** Spec §2, Home: Why Choose, three points. */
export const whyChoose: readonly TitledText[] = [
  {
    title: policies.quickDelivery,
    text: 'In Thika town, when the stall is open and the rider is in. Ask us on WhatsApp.',
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
