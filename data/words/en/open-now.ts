/** Whether the shop is open now. */
export const openNowWords = {
  open: 'Open now until {time}',
  allDay: 'Open 24 hours',
  today: 'Opens at {time}',
  tomorrow: 'Opens tomorrow {time}',
  later: 'Opens {day} {time}',
} as const;
