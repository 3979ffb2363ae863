/** How far Kenya is ahead of UTC, in ms; it has no summer time. */
export const kenyanMs = 3 * 60 * 60 * 1000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in Kenya at a moment in ms, 'YYYY-MM-DD'. */
export function kenyanDay(ms: number): string {
  return new Date(ms + kenyanMs).toISOString().slice(0, 10);
}

/** The day in Kenya at a moment in ms: its midnight as UTC has it, in ms. */
export function kenyanMidnight(ms: number): number {
  const local = ms + kenyanMs;
  return local - (local % DAY_MS);
}

/** A time of day as people write it, '3pm' or '2:30pm', in minutes after midnight; undefined for any other text. */
export function minutesOf(time: unknown): number | undefined {
  const [, hours, minutes = 0, half] =
    /^(1[0-2]|[1-9])(?::([0-5]\d))?([ap])m$/.exec(String(time)) ?? [];
  if (!hours) return undefined;
  return ((Number(hours) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minutes);
}

/** Whether hours from one time of a day, '00:00', to another are those of the whole day. */
export function isAllDay(opens: string, closes: string): boolean {
  return opens === '00:00' && (closes === '00:00' || closes === '23:59');
}

/** '18:30' as '6:30PM'. */
export function shortTime(time: string): string {
  const minutes = time.endsWith(':00') ? '' : time.slice(2);
  return `${Number(time.slice(0, 2)) % 12 || 12}${minutes}${time < '12' ? 'AM' : 'PM'}`;
}
