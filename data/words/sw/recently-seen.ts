/** What the phone remembers of this visit and of former ones. */
export const recentlySeenWords = {
  title: 'Ulizotazama',
  clear: 'Futa orodha hii',
  cleared: 'Imefutwa. Simu hii haikumbuki tena ulizotazama.',
} as const;
