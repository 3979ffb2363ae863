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

/** A time by the shop's clock, '10:42', with its day unless that is today: 'Tue 24 Nov, 10:42'. */
export function shopTime(time: Date, now: Date): string {
  const isToday = day.format(time) === day.format(now);
  return isToday ? clock.format(time) : `${day.format(time)}, ${clock.format(time)}`;
}
