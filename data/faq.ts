import { policies } from './policies';
import type { Question } from './types';

/** The questions on Contact. */
export const faq: readonly Question[] = [
  {
    question: 'How can I pay?',
    answer:
      'M-Pesa send money, bank paybill, Airtel Money, bank transfer, PayPal or card, or cash on delivery. The cart has the numbers, and says where you can pay on delivery. For Airtel Money and bank transfer ask us in the chat.',
  },
  {
    question: 'How long does delivery take?',
    answer: `${policies.delivery.aboutAndFaq}. ${policies.sameDayDispatch}.`,
  },
  {
    question: 'What does delivery cost?',
    answer: `${policies.shippingFee}, depending on where you are. We tell you before you pay.`,
  },
  {
    question: 'Can I return something?',
    answer: `Yes. ${policies.returns.faq}, unworn and with its tags. Refunds take ${policies.refund}.`,
  },
  {
    question: 'Do you sell wholesale?',
    answer: `Yes. ${policies.wholesale}: tell us the sizes on WhatsApp and we send you the total.`,
  },
  {
    question: 'Which size should I take?',
    answer:
      'Tell us the size you wear now, or the length of the foot in centimetres. We check the pair before we send it.',
  },
];
