/** A day written '2026-11-22', in words of a language: '22 November'. */
export function dayOfMonth(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
