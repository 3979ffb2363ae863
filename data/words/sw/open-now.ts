/** Whether the shop is open now. */
export const openNowWords = {
  open: 'Tumefungua hadi {time}',
  allDay: 'Tumefungua saa 24',
  today: 'Tunafungua {time}',
  tomorrow: 'Tunafungua kesho {time}',
  later: 'Tunafungua {day} {time}',
} as const;
