import type { Shop } from '@/data/schema/shop';

/**
 * The shop itself. Change this file and everything follows: titles, links, messages, what is
 * shared.
 */
export const shop: Shop = {
  /**
   * The key under which a phone keeps its cart; nobody sees it. It may stay when the name changes:
   * with another one, carts that are filled today are lost.
   */
  id: 'duka-mfano',
  /** Titles, messages, hashtags and shared texts take it from here. */
  name: 'Duka Mfano',
  /**
   * The name under which the business is registered, where it is another: at the end of every page,
   * on orders, and for search engines.
   */
  registeredName: 'Person A Traders',
  /** As it is written on the certificate: 'BN-AB12CD3'. Shown with the registered name. */
  registration: 'BN-SAMPLE1',
  /** What the shop can be read in beside English: ['sw'], Kiswahili. */
  languages: ['sw'],
  /**
   * In a few words, as they begin a sentence: 'Clothes and shoes'. Greetings, and pages without
   * texts of their own, say it.
   */
  sells: 'Clothes and shoes',
  /** In the empty field of the search: 'Shoes, red, size 42'. */
  searchExample: 'Shoes, red, size 42',
  /** In a few words, after its name. */
  tagline: 'Sample clothes and shoes from Sampletown',
  /** Calls and WhatsApp. Any usual Kenyan form: 0712…, +254 712…, 254712…, 020… */
  phone: '0700 000 111',
  /** How soon a message is answered. */
  replyWithin: '12 hours',
  /** An order of more than this many items asks for the wholesale price. */
  wholesaleAbove: 4,
  /** An order's reference begins with it, 'MVZ-7K2Q1': two to six capital letters. */
  orderPrefix: 'DUKA',
  /** What is left out is shown in English. */
  sw: {
    sells: 'Nguo na viatu',
    searchExample: 'Viatu, nyekundu, saizi 42',
    tagline: 'Nguo na viatu vya mfano kutoka Sampletown',
    replyWithin: 'saa 12',
  },
};
