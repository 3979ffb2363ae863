/** A midnight as UTC has it, in ms, as the day in words of a language: 'Thursday, 3 December'. */
export function weekdayOf(midnight: number, language: string): string {
  return new Date(midnight).toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** A day written '2026-11-22', in words of a language: '22 November'. */
export function dayOfMonth(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** Whether a value is a day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
