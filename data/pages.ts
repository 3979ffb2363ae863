import type { PageText } from './types';

/** The four pages that are no product and no category. Titles under 60 characters with the shop's name. */
export const pages = {
  home: {
    title: 'Shoes and clothes from Thika, Kenya',
    description:
      'Shoes and clothes from our stall in Thika, wholesale and retail. Pick your size, order on WhatsApp, pay by M-Pesa or card.',
    cardTitle: 'Dress well. Pay fair.',
    updated: '2026-11-21',
  },
  shop: {
    title: 'Shop: shoes, shirts, hoodies, baby wear',
    description:
      'Every product with its price and sizes: boots, sneakers, official shoes, shirts, hoodies, palazzo and baby wear. Order on WhatsApp.',
    cardTitle: 'Everything at the stall',
    updated: '2026-11-21',
  },
  about: {
    title: 'About us',
    description:
      'A stall in Thika that sells shoes and clothes, wholesale and retail: how it began, what we hold to, and the figures so far.',
    cardTitle: 'From one table in Thika',
    updated: '2026-11-21',
  },
  contact: {
    title: 'Contact us',
    description:
      'Chat, call or visit our stall in Thika. Opening hours, directions, and answers about sizes, payment, delivery and returns.',
    cardTitle: 'Chat, call or come by',
    updated: '2026-11-21',
  },
} satisfies Readonly<Record<string, PageText>>;
