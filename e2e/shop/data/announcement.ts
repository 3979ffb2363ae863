import type { Announcement } from '@/data/schema/announcement';

/**
 * A line above the bar of every page, from its first day to its last, by the day in Kenya. For none
 * leave out what is in { }.
 */
export const announcement: Announcement = {
  /** One sentence of 80 letters or fewer. */
  text: 'Open on Saturday in {town} until 4PM.',
  /** A page of the shop: '/shop/', '/contact/'. */
  page: '/contact/',
  first: '2031-05-01',
  /** From the day after, it is gone. */
  last: '2031-05-03',
  /** What is left out is shown in English. */
  sw: { text: 'Jumamosi tumefungua {town} hadi saa 10 jioni (4pm).' },
};
