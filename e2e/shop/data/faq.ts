import type { Faq } from '@/data/schema/faq';

/** The questions on Contact. */
export const faq: Faq = [
  { question: 'How does a sample order pay?', answer: 'By sample M-Pesa, or by card.' },
  { question: 'How long is a sample parcel on its road?', answer: 'About 3–4 sample days.' },
  { question: 'Can a sample return?', answer: 'Yes, within 20 days and with its tags.' },
];
