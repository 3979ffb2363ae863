const zone = 'Africa/Nairobi';
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** A time as the shop's clock has it, '10:42', with its day where that is not today's: 'Tue 24 Nov, 10:42'. */
export function shopTime(time: Date, now: Date): string {
  const isToday = day.format(time) === day.format(now);
  return isToday ? clock.format(time) : `${day.format(time)}, ${clock.format(time)}`;
}
