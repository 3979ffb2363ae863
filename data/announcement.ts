import type { Announcement } from '@/data/schema/announcement';

/**
 * A line above the bar of every page, from its first day to its last, by the day in Kenya. For none
 * leave out what is in { }.
 */
export const announcement: Announcement = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /** One sentence of 80 letters or fewer. */
  text: 'Order by 18 December to get it before Christmas.',
  /** A page of the shop: '/shop/', '/contact/'. */
  page: '/delivery/',
  first: '2026-12-10',
  /** From the day after, it is gone. */
  last: '2026-12-18',
  /** What is left out is shown in English. */
  sw: { text: 'Agiza kufikia tarehe 18 Desemba, uipate kabla ya Krismasi.', sample: true },
};
