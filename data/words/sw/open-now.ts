/** Whether the shop is open now. */
export const openNowWords = {
  open: 'Open now until {time}',
  today: 'Opens at {time}',
  tomorrow: 'Opens tomorrow {time}',
  later: 'Opens {day} {time}',
} as const;
