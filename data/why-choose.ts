import { policies } from './policies';
import { address } from './shop';
import type { TitledText } from './types';

/** Why Choose on Home. */
export const whyChoose: readonly TitledText[] = [
  {
    title: policies.quickDelivery,
    text: `In ${address.town} town, if you ask us on WhatsApp while the stall is open and the rider is in. Otherwise ${policies.delivery.home}.`,
  },
  {
    title: policies.wholesale,
    text: 'Mix any products and sizes. We answer your order with the wholesale total.',
  },
  {
    title: 'Pay the way you know',
    text: 'M-Pesa, paybill, card or PayPal. Or come to the stall and pay there.',
  },
];
