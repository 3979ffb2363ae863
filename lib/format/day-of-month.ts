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
