/** What the phone remembers of this visit and of former ones. */
export const recentlySeenWords = {
  title: 'Recently viewed',
  clear: 'Clear this list',
  cleared: 'Cleared. This phone no longer remembers what you looked at.',
} as const;
