import type { Faq } from '@/data/schema/faq';

/** The questions on Contact. */
export const faq: Faq = [
  {
    question: 'How does a sample order pay?',
    answer: 'By sample M-Pesa, or by card.',
    sw: { question: 'Oda ya mfano hulipwaje?', answer: 'Kwa M-Pesa ya mfano, au kwa kadi.' },
  },
  {
    question: 'How long is a sample parcel on its road?',
    answer: 'About 3–4 sample days.',
    sw: {
      question: 'Mzigo wa mfano huwa njiani kwa muda gani?',
      answer: 'Kama siku 3–4 za mfano.',
    },
  },
  { question: 'Can a sample return?', answer: 'Yes, within 20 days and with its tags.' },
];
